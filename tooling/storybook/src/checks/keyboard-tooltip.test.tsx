import { Button } from "@tour/ui-kit/button";
import { Tooltip } from "@tour/ui-kit/tooltip";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

/** Longer than a tooltip waits before it goes, in ms. */
const AFTER_CLOSING_MS = 300;
const onPointer = vi.fn<(name: string) => void>();

const Toolbar = () => (
  <div style={{ display: "flex", gap: 16, padding: 80 }}>
    <span id="rule">Draft only</span>
    <Tooltip content="Ctrl+Z" delay={0}>
      <Button
        aria-describedby="rule"
        onPointerEnter={() => onPointer("enter")}
        onPointerLeave={() => onPointer("leave")}
      >
        Undo
      </Button>
    </Tooltip>
    <Button>Publish</Button>
  </div>
);

const trigger = () => page.getByRole("button", { name: "Undo" });
const tooltip = () => page.getByRole("tooltip");
const isGone = () => expect.element(tooltip()).not.toBeInTheDocument();
const wait = () => new Promise((resolve) => setTimeout(resolve, AFTER_CLOSING_MS));

test("tooltip: focus shows it and blur hides it, Escape closes only the tooltip", () =>
  showStory(Toolbar, async () => {
    await userEvent.hover(page.getByText("Draft only"));
    await expect.element(trigger()).toHaveAccessibleDescription("Draft only");
    await pressKeys("Tab");
    await expect.element(tooltip()).toBeVisible();
    // What described the button before still does.
    await expect.element(trigger()).toHaveAccessibleDescription("Draft only Ctrl+Z");
    await pressKeys("Escape");
    await isGone();
    await expect.element(trigger()).toHaveFocus();
    await expect.element(trigger()).toHaveAccessibleDescription("Draft only");
    await pressKeys("Tab");
    await expect.element(page.getByRole("button", { name: "Publish" })).toHaveFocus();
    await pressKeys("Shift+Tab");
    await expect.element(tooltip()).toBeVisible();
    await pressKeys("Tab");
    await isGone();
  }));

test("tooltip: the pointer may move onto it, and Escape hides it without focus", () =>
  showStory(Toolbar, async () => {
    onPointer.mockClear();
    await userEvent.hover(trigger());
    await expect.element(tooltip()).toBeVisible();
    await userEvent.hover(tooltip());
    await wait();
    await expect.element(tooltip()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await pressKeys("Escape");
    await isGone();
    await userEvent.hover(trigger());
    await expect.element(tooltip()).toBeVisible();
    await userEvent.hover(page.getByText("Draft only"));
    await isGone();
    expect(onPointer.mock.calls.flat()).toEqual(["enter", "leave", "enter", "leave"]);
  }));

test("tooltip: it stays while its button has focus, wherever the pointer goes", () =>
  showStory(Toolbar, async () => {
    await userEvent.hover(page.getByText("Draft only"));
    await pressKeys("Tab");
    await expect.element(tooltip()).toBeVisible();
    await userEvent.hover(trigger());
    await userEvent.hover(page.getByText("Draft only"));
    await wait();
    await expect.element(tooltip()).toBeVisible();
    await pressKeys("Tab");
    await isGone();
  }));
