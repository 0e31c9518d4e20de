import { Calendar } from "@tour/ui-kit/calendar";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const onValueChange = vi.fn<(value: string | null) => void>();

const June = ({ dir }: { dir?: "rtl" }) => (
  <div dir={dir}>
    <Calendar defaultValue="2026-06-17" today="2026-06-10" onValueChange={onValueChange} />
  </div>
);

const focused = () => document.activeElement?.getAttribute("data-date");

async function expectDays(steps: readonly (readonly [key: string, date: string])[]) {
  for (const [key, date] of steps) {
    await pressKeys(key);
    await expect.poll(focused, { message: key }).toBe(date);
  }
}

const upright = [
  ["ArrowDown", "2026-06-24"],
  ["ArrowUp", "2026-06-17"],
  ["Home", "2026-06-14"],
  ["End", "2026-06-20"],
  ["PageDown", "2026-07-20"],
  ["PageUp", "2026-06-20"],
  ["Shift+PageDown", "2027-06-20"],
  ["Shift+PageUp", "2026-06-20"],
] as const;

test("calendar: a grid with one tab stop, every key of the date grid, Enter and Space select", () =>
  showStory(June, async (stage) => {
    onValueChange.mockClear();
    await expect.element(page.getByRole("grid", { name: "June 2026" })).toBeVisible();
    expect(stage.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
    await pressKeys("Tab", "Tab", "Tab");
    await expectDays([
      ["Tab", "2026-06-17"],
      ["ArrowRight", "2026-06-18"],
      ["ArrowLeft", "2026-06-17"],
      ...upright,
    ]);
    await pressKeys("Enter", "ArrowRight", " ");
    expect(onValueChange.mock.calls.flat()).toEqual(["2026-06-20", "2026-06-21"]);
    await expect.element(page.getByRole("gridcell", { selected: true })).toHaveTextContent("21");
  }));

test("calendar from right to left: the next day is on the left, the next week still below", () =>
  showStory(
    () => <June dir="rtl" />,
    async () => {
      await pressKeys("Tab", "Tab", "Tab");
      await expectDays([
        ["Tab", "2026-06-17"],
        ["ArrowLeft", "2026-06-18"],
        ["ArrowRight", "2026-06-17"],
        ...upright,
      ]);
    },
  ));
