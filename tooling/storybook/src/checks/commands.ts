import { defineBrowserCommand } from "@vitest/browser-playwright";
import type { Page } from "playwright";
import { closeStoryServer, renderStoryOnServer } from "./render-on-server.ts";

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

const pressKey = defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key));

/** A PNG of a part of the tests' page, as base64. */
const takePicture = defineBrowserCommand<[clip: Clip]>(async ({ page, frame }, clip) => {
  const element = await (await frame()).frameElement();
  const box = await element.boundingBox();
  const shifted = { ...clip, x: clip.x + (box?.x ?? 0), y: clip.y + (box?.y ?? 0) };
  const picture = await page.screenshot({ clip: shifted, animations: "disabled", caret: "hide" });
  return picture.toString("base64");
});

const renderStory = defineBrowserCommand<[id: string]>((_, id) => renderStoryOnServer(id));

const closeStories = defineBrowserCommand(() => closeStoryServer());

/** What tests in the browser ask of the process that drives it. */
export const checkCommands = { emulateMedia, pressKey, takePicture, renderStory, closeStories };

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
    takePicture: (clip: Clip) => Promise<string>;
    renderStory: (id: string) => Promise<string>;
    closeStories: () => Promise<void>;
  }
}
