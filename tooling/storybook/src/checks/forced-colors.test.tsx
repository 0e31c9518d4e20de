import { RatingInput } from "@tour/ui-kit/rating";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { composeKit, prepareToRun } from "./every-story.ts";
import {
  findUnseenDrawings,
  findUnseenFocus,
  findUnseenState,
  listDrawings,
  type Seen,
} from "./find-unseen.ts";
import { findMotion, watchScriptedMotion } from "./find-motion.ts";
import { runStory } from "./run-story.ts";
import { showStory } from "./show-story.ts";
import { takePicture } from "./take-picture.ts";

const style = document.createElement("style");

beforeAll(async () => {
  await prepareToRun();
  await commands.emulateMedia({ forcedColors: "active" });
  // A caret would count as a sign of focus.
  style.textContent = "* { caret-color: transparent !important }";
  document.head.append(style);
});
afterAll(() => commands.emulateMedia({ forcedColors: null }));

const focused: Seen = new Set();
const stated: Seen = new Set();
const drawn: Seen = new Set();

async function findUnseen(stage: HTMLElement): Promise<string[]> {
  const findings = [
    ...(await findUnseenDrawings(listDrawings(stage, drawn))),
    ...(await findUnseenState(stage, stated)),
    ...(await findUnseenFocus(stage, focused)),
  ];
  // A second try must look at the same again.
  if (findings.length > 0) for (const seen of [drawn, stated, focused]) seen.clear();
  return findings;
}

/** Both are asked for by a person's system, and seen once a story has played: it plays once for both. */
test.for([...composeKit()])(
  "%s keeps its icons and marks in forced colours, and has no animation with reduced motion",
  async ([, Story]) => {
    const scripted = watchScriptedMotion();
    try {
      const findings = await runStory(Story, async (stage) => [
        ...findMotion(stage),
        ...scripted.stop(),
        ...(await findUnseen(stage)),
      ]);
      expect(findings).toEqual([]);
    } finally {
      scripted.stop();
    }
  },
);

test("filled stars differ from empty ones", async () => {
  const takeStars = (value: number) =>
    showStory(
      () => <RatingInput aria-label="Rating" defaultValue={value} />,
      (stage) => takePicture(stage.querySelector("[role=radiogroup], fieldset") ?? stage),
    );
  expect(await takeStars(2)).not.toBe(await takeStars(4));
  expect(await takeStars(2)).toBe(await takeStars(2));
});

const backgroundOnly = `
  .control:focus-visible { outline: none; background: yellow }
  .control[aria-pressed] { background: red }
  .control { border: 0 }
`;

test.for([
  ["focus", findUnseenFocus],
  ["state", findUnseenState],
] as const)("a %s drawn only by a background is detected", async ([, find]) => {
  const Control = () => (
    <>
      <style>{backgroundOnly}</style>
      <button className="control" aria-pressed="true">
        Bold
      </button>
    </>
  );
  expect(await showStory(Control, (stage) => find(stage))).not.toEqual([]);
});

test("an icon drawn only by a background is detected", async () => {
  const Control = () => <div style={{ blockSize: 8, inlineSize: 90, background: "red" }} />;
  const findings = await showStory(Control, async (stage) => {
    const drawings = listDrawings(stage);
    return findUnseenDrawings(drawings);
  });
  expect(findings).not.toEqual([]);
});
