import type { Frame, Locator, Page } from "playwright";

/** An editor that is open in a window, with the title of one block ready to be typed in. */
export interface OpenEditor {
  page: Page;
  /** The frame of the preview. */
  frame: Frame;
  /** The form's field for the title. */
  field: Locator;
  /** In the preview: the block whose title is typed. */
  block: string;
  close: () => Promise<void>;
}

/** How an editor is opened on a page of so many blocks; `prepare` runs before any script does. */
export interface Editor {
  title: string;
  open: (count: number, prepare?: (page: Page) => Promise<void>) => Promise<OpenEditor>;
}

export const windowSize = { width: 1440, height: 900 };

/** The frame inside an iframe; throws when the iframe never gets one. */
export async function frameOf(iframe: Locator): Promise<Frame> {
  const frame = await (await iframe.elementHandle())?.contentFrame();
  if (!frame) throw new Error("The preview has no frame");
  return frame;
}
