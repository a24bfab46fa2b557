"""Schemathesis over the whole OpenAPI document: whatever it sends, the server answers as it says it does."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.nodes import Running

EXAMPLES = int(os.environ.get("PARLOUR_EXAMPLES", "8"))


@pytest.fixture(scope="session")
def api(node: Running) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{node.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_makes_the_server_stumble(case: schemathesis.Case) -> None:
    if case.path.endswith("/events") and isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0
    response = case.call(timeout=30, verify=False)
    assert response.status_code < 500, response.text
    if response.status_code >= 400 and case.path.startswith("/api/"):
        refused = response.json()
        assert refused["type"] == "refused" and refused["code"] and refused["reason"]
