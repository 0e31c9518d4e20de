import type { PageType } from "@tour/api";
import type { SiteUndo } from "../undo/site-undo.ts";
import type { History } from "./history.ts";

/** The screen of a page, as the one undo of its site knows it. */
export const screenOf = (type: PageType): string => `page/${type}`;

/** Tells the one undo of a site which steps a page has. */
export function reportHistory(
  undo: SiteUndo,
  { organizerId, type }: { organizerId: number; type: PageType },
  history: History,
): void {
  undo.report(screenOf(type), history, `/${organizerId}/page/${type}`);
}
