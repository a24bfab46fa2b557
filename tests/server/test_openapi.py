"""Schemathesis over the whole OpenAPI document: whatever it makes up, the server answers as it says it does."""

import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.nodes import Running

EXAMPLES = 6


def test_nothing_makes_the_server_stumble(node: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{node.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 14
    for operation in operations:

        @settings(max_examples=EXAMPLES, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def try_it(case: schemathesis.Case) -> None:
            if isinstance(case.query, dict) and "wait" in case.query:
                case.query["wait"] = 0  # waiting is tested elsewhere
            response = case.call(timeout=30)
            assert response.status_code < 500, f"{case.method} {case.path}: {response.text}"
            if response.status_code >= 400 and case.path.startswith("/api/"):
                refused = response.json()
                assert refused["type"] == "refused" and refused["code"] and refused["reason"]

        try_it()
