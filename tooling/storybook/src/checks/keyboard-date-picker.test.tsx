import { Button } from "@tour/ui-kit/button";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const onValueChange = vi.fn<(value: unknown) => void>();

beforeEach(async () => {
  onValueChange.mockClear();
  await page.viewport(1280, 800);
});

const Departure = () => (
  <>
    <DatePicker
      aria-label="Departure"
      defaultValue="2026-06-17"
      today="2026-06-10"
      min="today"
      max="2026-09-20"
      onValueChange={onValueChange}
    />
    <Button>Search</Button>
  </>
);

const field = () => page.getByRole("textbox", { name: "Departure" });
const opener = () => page.getByRole("button", { name: "Select dates" });
const layer = () => page.getByRole("dialog", { name: "Select dates" });
const isGone = () => expect.element(layer()).not.toBeInTheDocument();
const focused = () => document.activeElement?.getAttribute("data-date");
const expectDay = (date: string) => expect.poll(focused).toBe(date);

test("date picker: the field, its button and the next control are tab stops; the field can be typed in", () =>
  showStory(Departure, async () => {
    await pressKeys("Tab");
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue("06/17/2026");
    // Tab has selected what stood there: typing takes its place.
    await pressKeys(..."7/4/26", "Enter");
    await expect.element(field()).toHaveValue("07/04/2026");
    await pressKeys("Tab");
    await expect.element(opener()).toHaveFocus();
    await pressKeys("Tab");
    await expect.element(page.getByRole("button", { name: "Search" })).toHaveFocus();
    await pressKeys("Shift+Tab", "Shift+Tab", ..."5/4/26", "Tab");
    await expect.element(field()).toBeInvalid();
    await expect
      .element(field())
      .toHaveAccessibleDescription("Enter an available date as MM/DD/YYYY");
    expect(onValueChange.mock.calls.flat()).toEqual(["2026-07-04", null]);
    await isGone();
  }));

test("date picker: its button opens the calendar, Escape returns the focus to what opened it", () =>
  showStory(Departure, async () => {
    await pressKeys("Tab", "Tab");
    await expect.element(opener()).toHaveAttribute("aria-haspopup", "dialog");
    for (const key of ["Enter", " "]) {
      await pressKeys(key);
      await expectDay("2026-06-17");
      await expect.element(opener()).toHaveAttribute("aria-expanded", "true");
      await pressKeys("Escape");
      await isGone();
      await expect.element(opener()).toHaveFocus();
      await expect.element(opener()).toHaveAttribute("aria-expanded", "false");
    }
    await pressKeys("Shift+Tab");
    for (const key of ["ArrowDown", "Alt+ArrowDown"]) {
      await pressKeys(key);
      await expectDay("2026-06-17");
      await pressKeys("Escape");
      await isGone();
      await expect.element(field()).toHaveFocus();
    }
    expect(onValueChange).not.toHaveBeenCalled();
  }));

test("date picker: the calendar's keys stop at the bounds, Enter selects and closes", () =>
  showStory(Departure, async () => {
    await pressKeys("Tab", "ArrowDown");
    await expectDay("2026-06-17");
    for (const [key, date] of [
      ["ArrowRight", "2026-06-18"],
      ["ArrowDown", "2026-06-25"],
      ["Home", "2026-06-21"],
      ["End", "2026-06-27"],
      ["PageDown", "2026-07-27"],
      ["PageUp", "2026-06-27"],
      ["PageUp", "2026-06-10"],
      ["ArrowLeft", "2026-06-10"],
      ["Shift+PageDown", "2026-09-20"],
      ["ArrowDown", "2026-09-20"],
      ["ArrowUp", "2026-09-13"],
    ] as const) {
      await pressKeys(key);
      await expectDay(date);
    }
    await pressKeys("Enter");
    await isGone();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue("09/13/2026");
    expect(onValueChange.mock.calls).toEqual([["2026-09-13"]]);
  }));

test("date picker: Tab moves through the open calendar in order and closes it when leaving", () =>
  showStory(Departure, async () => {
    await pressKeys("Tab", "ArrowDown");
    await expectDay("2026-06-17");
    await pressKeys("Shift+Tab");
    await expect.element(page.getByRole("button", { name: "Next month" })).toHaveFocus();
    await pressKeys("Shift+Tab");
    await expect.element(page.getByRole("button", { name: /choose another month/ })).toHaveFocus();
    await pressKeys("Shift+Tab");
    await expect.element(page.getByRole("button", { name: "Previous month" })).toHaveFocus();
    await pressKeys("Shift+Tab");
    await expect.element(opener()).toHaveFocus();
    await expect.element(layer()).toBeVisible();
    // Escape closes from the button too, and the focus stays where it is.
    await pressKeys("Escape");
    await isGone();
    await expect.element(opener()).toHaveFocus();
    await pressKeys("Enter");
    await expectDay("2026-06-17");
    await pressKeys("Tab");
    await expect.element(page.getByRole("button", { name: "Search" })).toHaveFocus();
    await isGone();
    expect(onValueChange).not.toHaveBeenCalled();
  }));

const Stay = () => (
  <DatePicker
    aria-label="Departure"
    mode="range"
    months={2}
    today="2026-06-10"
    onValueChange={onValueChange}
  />
);

test("date picker of a range: the first day keeps it open, the second one closes it", () =>
  showStory(Stay, async () => {
    await pressKeys("Tab", "ArrowDown");
    await expectDay("2026-06-10");
    await pressKeys("Enter", "PageDown");
    await expectDay("2026-07-10");
    await expect.element(layer()).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await pressKeys(" ");
    await isGone();
    await expect.element(field()).toHaveFocus();
    expect(onValueChange.mock.calls).toEqual([[{ from: "2026-06-10", to: "2026-07-10" }]]);
    // A range half way that is left by Escape is none.
    await pressKeys("ArrowDown");
    await expectDay("2026-06-10");
    await pressKeys("ArrowRight", "Enter", "Escape");
    await isGone();
    await expect.element(field()).toHaveValue("06/10/2026 – 07/10/2026");
    expect(onValueChange).toHaveBeenCalledOnce();
  }));
