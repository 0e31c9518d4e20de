import { blocksSchema, blockSchema } from "@tour/api";
import type { PageData } from "@tour/blocks";
import * as v from "valibot";
import { operationSchema } from "../operations/operation.ts";
import { message } from "./envelope.ts";

/** The page's data comes from the builder's own calls, checked there by their contract. */
const pageDataSchema = v.custom<PageData>(
  (value) => typeof value === "object" && value !== null && "site" in value && "tours" in value,
);

/** What the page in the frame is for: it is edited, or looked at as guests see it. */
const purposes = ["editing", "reading"] as const;
export type Purpose = (typeof purposes)[number];

/** Where the tools of the selected block are: over the page, or in the builder beside it. */
const toolPlaces = ["page", "builder"] as const;
export type ToolPlace = (typeof toolPlaces)[number];

/** Builder to preview. Specification, section 4 (blocks and the tour; scroll to block), and ours. */
export const toPreviewSchema = v.variant("type", [
  /** The answer to `ready`: names the session, and says what the page is for. */
  message("welcome", v.strictObject({ protocol: v.number(), purpose: v.picklist(purposes) })),
  /** The whole page: blocks, and the data with the tour. Sent once, and again after a gap. */
  message("blocks", v.strictObject({ blocks: blocksSchema, page: pageDataSchema })),
  message("tools", v.strictObject({ place: v.picklist(toolPlaces) })),
  /** Marks the pictures of the selected block, for one of them to be chosen; asked again, no more. */
  message("offer-pictures", v.strictObject({})),
  /** Asks to be told what of a block's content is on the page that is only looked at, now and later. */
  message("tell-seen", v.strictObject({ id: v.string() })),
  /** Asks for a small picture of a block, in a frame that nobody looks at: it stands alone there. */
  message(
    "draw-block",
    v.strictObject({ number: v.pipe(v.number(), v.integer()), block: blockSchema }),
  ),
  message("operation", v.strictObject({ operation: operationSchema })),
  /** The preset as custom properties, made in the builder. */
  message("theme", v.strictObject({ css: v.string() })),
  message("select", v.strictObject({ id: v.nullable(v.string()) })),
  message("scroll-to-block", v.strictObject({ id: v.string() })),
]);

export type ToPreview = v.InferOutput<typeof toPreviewSchema>;
