import { preview } from "vite";
import type { Browser, Frame } from "playwright";
import type { RecordedPage } from "../page-blocks/page.ts";
import type { Demo } from "../stage/demo.ts";
import { openInWindow, waitForPreview } from "./editor.ts";
import type { Drag, Editor } from "./editor.ts";
import { makeLongPage } from "./make-long-page.ts";

/** Puck in its iframe mode, its components rendering our variants; `stop` ends its server. */
export async function puckEditor(
  browser: Browser,
  demo: Demo,
  { folder, recorded }: { folder: string; recorded: RecordedPage },
): Promise<Editor & { stop: () => Promise<void> }> {
  /** The page that was opened last: editors of one length of page are open at a time. */
  let answer = "";
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: "dist" },
    plugins: [
      {
        name: "page",
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use("/page", (_, response) => {
            response.setHeader("content-type", "application/json").end(answer);
          });
        },
      },
    ],
    preview: {
      host: "127.0.0.1",
      port: 0,
      // The demo's pictures and fonts, which our builder passes on as well.
      proxy: { "/media": demo.builder, "/fonts": demo.builder },
    },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("Puck's server has no address");
  return {
    title: "Puck",
    stop: () => server.close(),
    open: (count, prepare) =>
      openInWindow(browser, async (page) => {
        const long = makeLongPage(recorded, count);
        await prepare?.(page);
        answer = JSON.stringify({ ...long, data: recorded.data });
        await page.goto(url);
        // The form stands twice in the document: once hidden, for narrow windows.
        const fields = page.locator('input[name="heading.title"]').filter({ visible: true });
        const field = fields.first();
        await field.waitFor();
        const blocks = "[data-block]";
        const frame = await waitForPreview(page, blocks, count);
        // It is chosen from the beginning, and again by a step back; keys in a field are the field's.
        const chooseBlock = () =>
          page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const selectorOf = (index: number) => `[data-block="b-${long.blocks[index]?.id}"]`;
        const block = selectorOf(long.edited);
        return {
          frame,
          field,
          blocks,
          block,
          chooseBlock,
          drag: dragInCanvas(frame, block, selectorOf(long.edited - 1)),
        };
      }),
  };
}

/** Puck's list of blocks, its outline, moves none of them: they are dragged in the preview. */
function dragInCanvas(frame: Frame, block: string, before: string): Drag {
  return {
    findHold: async () => {
      await frame.locator(block).evaluate((it) => {
        it.scrollIntoView({ block: "start" });
        // So far down that the middle of the one before it, which gives way there, is seen too.
        scrollBy(0, -0.85 * innerHeight);
      });
      const { x, y, width } = (await frame.locator(block).boundingBox())!;
      return { x: x + width / 2, y: y + 40 };
    },
    hasGivenWay: () =>
      frame.evaluate(
        (selectors) => {
          const [first, second] = selectors.map((one) => document.querySelector(one)!);
          return first!.compareDocumentPosition(second!) === Node.DOCUMENT_POSITION_PRECEDING;
        },
        [before, block],
      ),
    before,
    held: "[data-dnd-dragging], [data-dnd-placeholder]",
  };
}
