import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { defineBrowserCommand } from "@vitest/browser-playwright";
import type { CDPSession, Page } from "playwright";

type Media = Parameters<Page["emulateMedia"]>[0];

/** A rectangle of the tests' page, in px. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

const emulateMedia = defineBrowserCommand<[media: Media]>(({ page }, media) =>
  page.emulateMedia(media),
);

const pretendFinger = (session: CDPSession, enabled: boolean) =>
  session.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 1 });

/** Pretends a finger in place of the mouse: `(pointer: coarse)`. */
const emulateTouch = defineBrowserCommand<[enabled: boolean]>(
  async ({ page, context }, enabled) => {
    // The pretence lasts as long as the session does.
    await pretendFinger(await context.newCDPSession(page), enabled);
  },
);

const pressKey = defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key));

/** Leaves nothing under the mouse, wherever the tests before have put it. */
const restMouse = defineBrowserCommand<[]>(({ page }) => page.mouse.move(0, 0));

/** A finger's tap on the tests' page, at a place in px. */
const tap = defineBrowserCommand<[x: number, y: number]>(async ({ page, context, frame }, x, y) => {
  const element = await (await frame()).frameElement();
  const box = await element.boundingBox();
  const session = await context.newCDPSession(page);
  const place = { x: x + (box?.x ?? 0), y: y + (box?.y ?? 0) };
  await pretendFinger(session, true);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await pretendFinger(session, false);
});

/** A PNG of a part of the tests' page, as base64. */
const takePicture = defineBrowserCommand<[clip: Clip]>(async ({ page, frame }, clip) => {
  const element = await (await frame()).frameElement();
  const box = await element.boundingBox();
  const shifted = { ...clip, x: clip.x + (box?.x ?? 0), y: clip.y + (box?.y ?? 0) };
  const picture = await page.screenshot({ clip: shifted, animations: "disabled", caret: "hide" });
  return picture.toString("base64");
});

/** The HTML of every story, by id, as a server sends it. */
const renderStories = defineBrowserCommand<[]>(async () => {
  const folder = await mkdtemp(join(tmpdir(), "tour-stories-"));
  try {
    const file = join(folder, "stories.json");
    const script = `${import.meta.dirname}/render-stories.ts`;
    await promisify(execFile)(process.execPath, [script, file]);
    return JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** What tests in the browser ask of the process that drives it. */
export const checkCommands = {
  emulateMedia,
  emulateTouch,
  pressKey,
  restMouse,
  tap,
  takePicture,
  renderStories,
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    emulateTouch: (enabled: boolean) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
    restMouse: () => Promise<void>;
    tap: (x: number, y: number) => Promise<void>;
    takePicture: (clip: Clip) => Promise<string>;
    renderStories: () => Promise<Record<string, string>>;
  }
}
