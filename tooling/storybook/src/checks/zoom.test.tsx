import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { composeKit } from "./every-story.ts";
import { findOverflow } from "./find-overflow.ts";
import { showStory } from "./show-story.ts";

// WCAG 2.2, 1.4.10: a window of 1280 px at 400% has 320 CSS px.
beforeAll(() => page.viewport(320, 256));

test.for([...composeKit({ locale: "ru" })])("%s fits at 400%", async ([, Story]) => {
  expect((await showStory(Story, findOverflow)).join("\n")).toBe("");
});

const cut = { inlineSize: 60, overflow: "hidden", whiteSpace: "nowrap" };

test.for([
  ["a wide box", () => <div style={{ inlineSize: 400, blockSize: 20 }} />],
  ["a long line", () => <p style={{ whiteSpace: "nowrap" }}>{"слово ".repeat(50)}</p>],
  ["cut text", () => <p style={cut}>Достопримечательность</p>],
  ["cut lines", () => <p style={{ blockSize: 30, overflow: "hidden" }}>{"слова ".repeat(90)}</p>],
] as const)("%s is noticed", async ([, Control]) => {
  expect(await showStory(Control, findOverflow)).not.toEqual([]);
});
