"""The line at the foot of a screen: keys with their actions, also for clicking."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import Static

from parlour.terminal.text.words import Script


class Keys(Static):
    """`show` draws (key, label, action); a click runs the action of the screen or the application."""

    def show(self, script: Script, keys: list[tuple[str, str, str]]) -> None:
        drawn = Text(no_wrap=True, end="")
        for key, label, action in keys[:: -1 if script.right_to_left else 1]:
            meta = Style(meta={"action": action})
            drawn.append(f" {key} ", Style.parse("bold reverse") + meta)
            drawn.append(f" {script.line(label)} ", meta)
        self.styles.text_align = "right" if script.right_to_left else "left"
        self.update(drawn)

    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get("action")
        if action:
            await self.run_action(action)
