import { Select } from "@tour/ui-kit/select";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { composeKit } from "./every-story.ts";
import { findSmallTargets } from "./find-small-targets.ts";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

beforeAll(async () => {
  await commands.emulateTouch(true);
  await page.viewport(375, 812);
});
afterAll(() => commands.emulateTouch(false));

test("a coarse pointer is emulated", () => {
  expect(matchMedia("(pointer: coarse)").matches).toBe(true);
});

test.for([...composeKit({ locale: "ru" })])(
  "%s has targets large enough for a finger",
  async ([, Story]) => {
    expect((await showStory(Story, findSmallTargets)).join("\n")).toBe("");
  },
);

test("rows of a long list have the assumed height, so that the last one is fully visible", () =>
  showStory(
    () => (
      <Select
        aria-label="Tour"
        native="never"
        items={Array.from({ length: 400 }, (_, index) => ({ text: `Tour ${index}`, value: index }))}
      />
    ),
    async () => {
      await pressKeys("Tab", "End");
      const last = page.getByRole("option", { name: "Tour 399" });
      await expect.element(last).toBeVisible();
      const list = page.getByRole("listbox").element();
      expect(list.scrollHeight).toBe(400 * last.element().getBoundingClientRect().height);
      const { bottom } = last.element().getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 0.5);
    },
  ));

test.for([
  ["a button", () => <button style={{ blockSize: 30 }}>Text</button>],
  ["a field", () => <input aria-label="Name" style={{ blockSize: 30 }} />],
  [
    "a lone link",
    () => (
      <a href="#a" style={{ display: "block", blockSize: 30 }}>
        Text
      </a>
    ),
  ],
] as const)("%s that is too small is detected", async ([, Control]) => {
  expect(await showStory(Control, findSmallTargets)).not.toEqual([]);
});
