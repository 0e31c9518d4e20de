import { isFullProof } from "@tour/proof";
import { contrastRatio } from "@tour/theme";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { composeEvery } from "./every-story.ts";
import { listLines } from "./list-lines.ts";
import { settle } from "./show-story.ts";
import { readPixels } from "./take-picture.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../../../packages/blocks/src/main-intro/*.stories.gen.tsx",
    "../../../../packages/blocks/src/tour-intro/*.stories.gen.tsx",
  ],
  { eager: true },
);
/** The first screens whose words lie on what plays. */
const screens = [...composeEvery(modules, { locale: "ru" })].filter(([id]) =>
  id.endsWith("--variant-1"),
);

/** Frames that a film may come to, whatever its poster was: snow, a yellow field, a pale sky. */
const frames = ["#ffffff", "#ffe600", "#c8f4ff"];
const widths = [375, 768, 1024, 1440];
/** Snow is the hardest to read on; the proof plays every frame at every width (0124). */
const played = widths
  .flatMap((width) => frames.map((frame) => ({ width, frame })))
  .filter(({ width, frame }) => isFullProof || width === 1440 || frame === "#ffffff");

let takeAway = () => {};
afterEach(() => takeAway());

/** Shows a screen with a film over its poster, where the page's script puts one. */
async function play(Story: (typeof screens)[number][1], frame: string): Promise<HTMLElement> {
  const stage = document.createElement("div");
  document.body.style.margin = "0";
  document.body.append(stage);
  const root = createRoot(stage);
  flushSync(() => root.render(createElement(Story)));
  takeAway = () => {
    root.unmount();
    stage.remove();
  };
  await settle();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d")!;
  context.fillStyle = frame;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const film = document.createElement("video");
  film.muted = true;
  film.srcObject = canvas.captureStream();
  Object.assign(film.style, { position: "absolute", inset: "0", objectFit: "cover" });
  Object.assign(film.style, { inlineSize: "100%", blockSize: "100%" });
  stage.querySelector("figure")!.append(film);
  await film.play();
  return stage;
}

/** The element that the words stand in, with the shade before them. */
function findWords(stage: HTMLElement): HTMLElement {
  let found: HTMLElement | null = stage.querySelector("h1");
  while (found && getComputedStyle(found, "::before").maskImage === "none") {
    found = found.parentElement;
  }
  return found!;
}

const hasGround = (element: HTMLElement) =>
  getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)";

/** The least contrast of white to what is behind the words that have no ground of their own. */
async function findWorst(stage: HTMLElement): Promise<number> {
  const words = findWords(stage);
  words.scrollIntoView({ block: "end", behavior: "instant" });
  const lines = listLines(words).lines.filter(({ owner }) => !hasGround(owner));
  expect(lines.length).toBeGreaterThan(2);
  for (const child of words.children) (child as HTMLElement).style.visibility = "hidden";
  let worst = 21;
  for (const { seen } of lines) {
    const { left: x, top: y, right, bottom } = seen;
    const clip = { x, y, width: right - x, height: Math.min(bottom, innerHeight) - y };
    const { data } = await readPixels(await commands.takePicture(clip));
    for (let at = 0; at < data.length; at += 4 * 7) {
      const parts = [...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, "0"));
      worst = Math.min(worst, contrastRatio("#ffffff", `#${parts.join("")}`));
    }
  }
  return worst;
}

test.for(
  screens.flatMap(([id, Story]) =>
    played.map(({ width, frame }) => [id, width, frame, Story] as const),
  ),
)("words of %s at %i px are read over a film that is %s", async ([, width, frame, Story]) => {
  await page.viewport(width, 900);
  const stage = await play(Story, frame);
  expect(await findWorst(stage)).toBeGreaterThanOrEqual(4.5);
});

test.for(screens)("without its shade %s is not read over snow", async ([, Story]) => {
  await page.viewport(1440, 900);
  const stage = await play(Story, "#ffffff");
  const bare = document.createElement("style");
  bare.textContent = "*::before { display: none !important }";
  stage.append(bare);
  expect(await findWorst(stage)).toBeLessThan(4.5);
});
