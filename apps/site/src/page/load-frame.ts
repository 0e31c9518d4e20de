import { sharedTypes } from "@tour/blocks/definitions";
import { listAnchors } from "@tour/blocks/render";
import type { RouteContext } from "../services/route-context.ts";
import { loadPageData } from "./load-page-data.ts";
import type { LoadedPage } from "./load-page-data.ts";

/** The main page's header and footer, for a page that has something else than blocks between them. */
export async function loadFrame(context: RouteContext): Promise<LoadedPage> {
  const page = await loadPageData({ ...context, type: "main" });
  return {
    ...page,
    blocks: page.blocks.filter((block) => sharedTypes.includes(block.type)),
    data: { ...page.data, mainAnchors: listAnchors(page.blocks, page.data) },
  };
}
