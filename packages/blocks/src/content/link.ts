import * as v from "valibot";
import type { PageFacts } from "../page-data/page-data.ts";
import { messages } from "../texts/messages.ts";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";
import { isSafeUrl } from "../url/is-safe-url.ts";

/** Specification, section 3 (block link kinds). */
export const linkKind = { anchor: 1, external: 2, booking: 3 } as const;

const linkEntries = {
  kind: v.picklist([1, 2, 3]),
  text: v.pipe(v.string(), v.maxLength(60, messages.maxLength(60))),
  anchor: v.optional(v.pipe(v.string(), v.maxLength(64))),
  url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  tour_id: v.optional(v.nullable(v.number())),
};

export const linkSchema = v.pipe(
  v.object(linkEntries),
  v.forward(
    v.check((link) => link.kind !== 2 || !link.text || isSafeUrl(link.url ?? ""), messages.url),
    ["url"],
  ),
);

export type Link = v.InferOutput<typeof linkSchema>;

/** A link that may be left out. */
export const link = (hints: FieldHints) =>
  field(v.optional(v.nullable(linkSchema), null), { editor: "link", ...hints });

/** A link as an entry of a list. */
export const linkItem = (hints: FieldHints) => field(linkSchema, { editor: "link", ...hints });

/**
 * Where a link leads, or undefined for nowhere: visitors see no link then. An anchor is looked for on
 * the page, else on the main page; booking leads to the tour's booking page (to its dates when none
 * can be booked), or to the list of tours. Where the site takes no requests, to the tour itself.
 */
export function resolveLink(link: Link | null | undefined, page: PageFacts): string | undefined {
  if (!link) return undefined;
  if (link.kind === linkKind.external) return isSafeUrl(link.url ?? "") ? link.url : undefined;
  if (link.kind === linkKind.anchor) return link.anchor ? anchorPath(link.anchor, page) : undefined;
  const tour = link.tour_id ? page.tourPaths[link.tour_id] : undefined;
  const isOpen = page.takesRequests !== false;
  if (tour && tour !== page.path) return isOpen ? bookingPath(tour) : tour;
  if (page.type !== "tour") return anchorPath("tours", page);
  return isOpen && page.canBook !== false ? bookingPath(page.path) : anchorPath("dates", page);
}

/** Where a tour is booked, with a date chosen where one is given. */
export const bookingPath = (tourPath: string, departureId?: number): string =>
  `${tourPath}/booking${departureId === undefined ? "" : `?departure=${departureId}`}`;

/** What marks a link to a booking page: the site opens it as a window over the page. */
export const opensBooking = (href: string | undefined) =>
  href !== undefined && /^\/(?:[^/]+|order\/[^/]+\/individual-tour)\/booking(?:\?|$)/.test(href)
    ? ({ "data-books": "", "aria-haspopup": "dialog" } as const)
    : {};

/** Anchors that tour pages are taken to have where it is not known which they have. */
const tourAnchors = new Set(["dates", "program", "price", "faq", "livings", "guides", "reviews"]);

function anchorPath(anchor: string, page: PageFacts): string | undefined {
  const isHere =
    page.anchors?.includes(anchor) ?? (page.type === "main" || tourAnchors.has(anchor));
  if (isHere) return `#${anchor}`;
  const main = page.mainAnchors ?? (page.type === "main" ? page.anchors : undefined);
  const isMissing = main !== undefined && !main.includes(anchor);
  // Whoever edits the page sees the link all the same: its block may be on its way.
  return isMissing && !page.isPreview ? undefined : `/#${anchor}`;
}
