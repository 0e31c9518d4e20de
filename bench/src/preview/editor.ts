import type { Browser, Frame, Locator, Page } from "playwright";
import { installAfterPaint } from "./after-paint.ts";

/** An editor that is open in a window, with the title of one block ready to be typed in. */
export interface OpenEditor {
  page: Page;
  /** The frame of the preview. */
  frame: Frame;
  /** The form's field for the title. */
  field: Locator;
  /** In the preview: the block whose title is typed. */
  block: string;
  /** In the preview: every block. */
  blocks: string;
  /** Makes the block in the middle the one that the Delete key removes. */
  chooseBlock: () => Promise<void>;
  drag: Drag;
  close: () => Promise<void>;
}

/** How the block in the middle is dragged over the one before it. */
export interface Drag {
  /** Brings it into view, and answers where it is taken hold of, in px of the window. */
  findHold: () => Promise<{ x: number; y: number }>;
  /** While it is held: whether the one before it has given way. */
  hasGivenWay: () => Promise<boolean>;
  /** In the preview: the block before it. */
  before: string;
  /** In the preview: what stands there only while a block is dragged. */
  held?: string;
}

/** How an editor is opened on a page of so many blocks; `prepare` runs before any script does. */
export interface Editor {
  title: string;
  open: (count: number, prepare?: (page: Page) => Promise<void>) => Promise<OpenEditor>;
}

const settleMs = 1000;

/** Opens an editor in a window of its own, which is closed again when the editor can't be opened. */
export async function openInWindow(
  browser: Browser,
  open: (page: Page) => Promise<Omit<OpenEditor, "page" | "close">>,
): Promise<OpenEditor> {
  const window = await browser.newContext({
    locale: "ru-RU",
    viewport: { width: 1440, height: 900 },
  });
  const close = () => window.close();
  try {
    const page = await window.newPage();
    await installAfterPaint(page);
    return { ...(await open(page)), page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The preview's frame when it shows that many blocks and the form is there. Taken last: while an
 * editor starts it may put another frame in the place of its first.
 */
export async function waitForPreview(page: Page, blocks: string, count: number): Promise<Frame> {
  const last = page
    .frameLocator("iframe")
    .locator(blocks)
    .nth(count - 1);
  await last.waitFor({ state: "attached" });
  await page.waitForTimeout(settleMs);
  await last.waitFor({ state: "attached" });
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The preview has no frame");
  return frame;
}
