import { Slider } from "@tour/ui-kit/slider";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const days = { style: "unit", unit: "day", unitDisplay: "long" } as const;

const Days = ({ dir }: { dir?: "rtl" }) => (
  <div dir={dir} style={{ inlineSize: 300 }}>
    <Slider<readonly [number, number]>
      aria-label="Days"
      thumbLabels={["From", "To"]}
      max={60}
      defaultValue={[20, 40]}
      format={days}
    />
  </div>
);

type Step = readonly [key: string, value: number];

/** Presses key by key on the thumb that has the focus. */
async function expectSteps(name: string, steps: readonly Step[]): Promise<void> {
  const thumb = page.getByRole("slider", { name });
  await expect.element(thumb).toHaveFocus();
  for (const [key, value] of steps) {
    await pressKeys(key);
    await expect.element(thumb, { message: `${name}: ${key}` }).toHaveValue(String(value));
    await expect
      .element(thumb)
      .toHaveAttribute("aria-valuetext", `${value} day${value === 1 ? "" : "s"}`);
  }
}

const upright: readonly Step[] = [
  ["ArrowUp", 21],
  ["ArrowDown", 20],
  ["PageUp", 26],
  ["PageDown", 20],
  ["Home", 0],
];

test("slider: each thumb supports every key, and stops at the other one", () =>
  showStory(Days, async () => {
    await expect.element(page.getByRole("group", { name: "Days" })).toBeVisible();
    await pressKeys("Tab");
    await expectSteps("From", [["ArrowRight", 21], ["ArrowLeft", 20], ...upright, ["End", 40]]);
    await pressKeys("Tab");
    await expectSteps("To", [
      ["ArrowRight", 41],
      ["ArrowLeft", 40],
      ["ArrowUp", 41],
      ["ArrowDown", 40],
      ["PageUp", 46],
      ["PageDown", 40],
      ["End", 60],
      ["Home", 40],
    ]);
    await pressKeys("Shift+Tab");
    await expectSteps("From", [["Home", 0]]);
  }));

test("slider from right to left: left increases both thumbs, up still increases", () =>
  showStory(
    () => <Days dir="rtl" />,
    async () => {
      await pressKeys("Tab");
      await expectSteps("From", [["ArrowLeft", 21], ["ArrowRight", 20], ...upright]);
      await pressKeys("Tab");
      await expectSteps("To", [
        ["ArrowLeft", 41],
        ["ArrowRight", 40],
        ["ArrowUp", 41],
        ["End", 60],
      ]);
    },
  ));
