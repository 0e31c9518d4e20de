import { preview } from "vite";
import type { Browser } from "playwright";
import type { RecordedPage } from "../page-blocks/page.ts";
import type { Demo } from "../stage/demo.ts";
import { openInWindow, waitForPreview } from "./editor.ts";
import type { Editor } from "./editor.ts";
import { makeLongPage } from "./make-long-page.ts";

/** Puck in its iframe mode, its components rendering our variants; `stop` ends its server. */
export async function puckEditor(
  browser: Browser,
  demo: Demo,
  { folder, recorded }: { folder: string; recorded: RecordedPage },
): Promise<Editor & { stop: () => Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: "dist" },
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
        await page.route("**/page", (route) =>
          route.fulfill({ json: { ...long, data: recorded.data } }),
        );
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
        const block = `[data-block="b-${long.blocks[long.edited]?.id}"]`;
        return {
          frame,
          field,
          blocks,
          block,
          chooseBlock,
        };
      }),
  };
}
