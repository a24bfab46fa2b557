"""A clock in the browser: chosen with the table, seen and heard while it runs, and a reminder in the background."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.push_service import Browser, packed
from tests.web.conftest import Server, Visit, missing_messages, sideways, until
from tests.web.table.conftest import ADA, GRACE, Table, at, ready

OPEN = "[data-place]:not([aria-disabled=true])"
NOTICED = """
  window.noticed = [];
  window.Notification = function (title, options) { window.noticed.push(`${title}: ${options.body}`); };
  window.Notification.permission = 'granted';
"""
STAND_IN = """
  window.subscription = null;
  PushManager.prototype.getSubscription = async () => window.subscription;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    const key = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
    if (!userVisibleOnly || key.length !== 65) throw new Error("no key");
    const kept = { endpoint: "https://push.example/grace", keys: { p256dh: "%s", auth: "%s" } };
    const unsubscribe = async () => ((window.subscription = null), true);
    window.subscription = { ...kept, options: { applicationServerKey: null }, toJSON: () => kept, unsubscribe };
    return window.subscription;
  };
"""
"""A push service of the browser's own that needs no network."""
SHOWS = """() => {
  self.registration.showNotification = async (title, options) => (self.shown = { title, ...options, close: () => {} });
  self.clients.matchAll = async () => [];
  self.clients.openWindow = async (path) => (self.opened = path);
}"""
"""Notes the notification and the page that a service worker shows: a browser without windows shows neither."""
PRESSED = """() => {
  const press = new ExtendableEvent("notificationclick");
  press.notification = self.shown;
  self.dispatchEvent(press);
}"""
HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }), true"


@pytest.mark.long
def test_time_runs_out_on_a_phone_in_hebrew(visit: Visit) -> None:
    page = visit("/new/rolit", width=360, height=640, locale="he")
    page.locator("details.clocks summary").click()
    page.locator("details.clocks select").first.select_option("move")
    page.locator("details.clocks input").fill("5")
    page.locator("details.clocks select").last.select_option("lost")
    expect(page.locator(".takeback")).to_have_count(1)  # the table for children
    page.locator(".go button").click()
    expect(page.locator(".clock.short")).to_be_visible()
    assert sideways(page) == 0
    expect(page.locator("[aria-live=polite]").filter(has_text="נשארו רק")).to_have_count(1)
    expect(page.locator("#result")).to_contain_text("נגמר")
    expect(page.locator(".clock")).to_have_count(0)
    assert missing_messages(page) == []


def test_a_player_who_asked_is_reminded_in_the_background(visit: Visit, server: Server) -> None:
    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        clock = {"kind": "days", "seconds": 259_200}
        body = {"game": "rolit", "seats": [ADA, GRACE], "options": {"first": 0}, "bot_pause": 0, "clock": clock}
        opened = client.post("/api/tables", json=body).json()
        table = Table(server, client, opened["table"], opened["key"], opened["link"])
        ada, grace = at(visit, table.link), visit("/")
        grace.context.add_init_script(NOTICED)
        grace.goto(server.address + table.grace())
        grace.get_by_role("button", name="Menu").click()
        grace.get_by_label("Remind me when it is my turn").check()
        grace.keyboard.press("Escape")
        expect(grace.get_by_role("timer").filter(has_text="3 days").first).to_be_visible()
        grace.evaluate(HIDDEN)
        ready(ada)
        ada.locator(OPEN).first.click()
        (told,) = until(grace, "window.noticed.length > 0 && window.noticed")
        assert told == "Your turn: Rolit: 3 days left for your move."


def test_a_browser_is_reminded_while_the_page_is_closed_until_one_press(visit: Visit, server: Server) -> None:
    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        clock = {"kind": "days", "seconds": 259_200}
        body = {"game": "rolit", "seats": [ADA, GRACE], "options": {"first": 0}, "bot_pause": 0, "clock": clock}
        opened = client.post("/api/tables", json=body).json()
        table = Table(server, client, opened["table"], opened["key"], opened["link"])
        page, browser = visit("/", service_workers="allow"), Browser()
        page.context.grant_permissions(["notifications"], origin=server.address)
        page.context.add_init_script(NOTICED + STAND_IN % (packed(browser.point), packed(browser.auth)))
        path = table.grace()
        page.goto(server.address + path)
        page.get_by_role("button", name="Menu").click()
        with page.expect_response("**/reminders", timeout=30_000):
            page.get_by_label("Remind me when it is my turn").check()
        with page.expect_response(f"**/tables/{table.id}/reminders") as kept:
            page.reload()  # told again on every visit: nothing is lost when keys change
        assert kept.value.status == 204
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_text("when it is closed")).to_be_visible()

        devtools = page.context.new_cdp_session(page)
        found: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        until(page, "navigator.serviceWorker.controller !== null")
        message = {"title": "Your turn", "body": "Rolit · Ada, Grace", "table": table.id, "language": "en"}
        (worker,) = page.context.service_workers
        worker.evaluate(SHOWS)
        sent = {"origin": server.address, "registrationId": found[0], "data": json.dumps(message)}
        devtools.send("ServiceWorker.deliverPushMessage", sent)
        shown = until(worker, "self.shown && [self.shown.title, self.shown.body, self.shown.data]")
        assert shown == ["Your turn", "Rolit · Ada, Grace", path.partition("#")[0]]
        worker.evaluate(PRESSED)
        assert until(worker, "self.opened") == path.partition("#")[0]

        with page.expect_response("**/api/reminders/stop") as stopped:
            page.get_by_label("Remind me when it is my turn").uncheck()
        assert stopped.value.status == 204
        assert page.evaluate("window.subscription") is None
