import { isFullProof } from "@tour/proof";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { composeKit } from "./every-story.ts";
import { findOverflow } from "./find-overflow.ts";
import { findUnmirrored, measureParts } from "./find-unmirrored.ts";
import { showStory } from "./show-story.ts";

const usual = composeKit({ direction: "ltr" });
const mirrored = composeKit({ direction: "rtl" });

afterEach(() => {
  document.documentElement.dir = "ltr";
});

describe("on a desktop", () => {
  beforeAll(() => page.viewport(1280, 800));

  test.for([...mirrored.keys()])("%s is mirrored", async (id) => {
    const before = await showStory(usual.get(id)!, measureParts);
    const after = await showStory(mirrored.get(id)!, measureParts);
    expect(findUnmirrored(before, after).join("\n")).toBe("");
  });
});

// In the proof alone (0124): whatever is too wide there is so at 400%, from left to right, as well.
describe.runIf(isFullProof)("on a phone", () => {
  beforeAll(() => page.viewport(375, 812));

  test.for([...mirrored])("%s fits from right to left", async ([, Story]) => {
    expect((await showStory(Story, findOverflow)).join("\n")).toBe("");
  });
});

test("a part that is not mirrored is detected", async () => {
  const Control = () => (
    <div style={{ position: "relative", blockSize: 40 }}>
      <button style={{ position: "absolute", left: 0 }}>Left</button>
    </div>
  );
  const before = await showStory(Control, measureParts);
  document.documentElement.dir = "rtl";
  const after = await showStory(Control, measureParts);
  expect(findUnmirrored(before, after)).not.toEqual([]);
});
