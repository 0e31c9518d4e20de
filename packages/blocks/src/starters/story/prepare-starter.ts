import { createBlock } from "../../definitions.ts";
import { preparePage } from "../../render/prepare-page.ts";
import type { PreparedBlock } from "../../render/prepare-block.ts";
import { withSampleMedia } from "../../story/with-sample-media.ts";
import { createStarterBlocks } from "../create-starter-blocks.ts";
import type { PageStarter } from "../define-starter.ts";
import { makeStarterPage } from "./make-starter-page.ts";

/** The blocks that a visitor of the page would see, ready to render. */
export function prepareStarter(starter: PageStarter): PreparedBlock[] {
  const page = makeStarterPage(starter.name, starter.page);
  const own = createStarterBlocks(starter);
  // A tour page stands between the header and footer of its site.
  const blocks = starter.page === "main" ? own : [createBlock(1), ...own, createBlock(2, 3)];
  return preparePage(withSampleMedia(blocks), withSampleMedia(page));
}
