import type { Database } from "./db/database.ts";
import { forgetChangesAhead } from "./modules/live/forget-changes-ahead.ts";
import { noteAllPages } from "./modules/public-site/page-cache/note-all-pages.ts";
import { stampChangesAhead } from "./modules/tours/full-text/stamp-changes-ahead.ts";

/** What rows need that have moved to another server: see `adoptLineage`. */
export async function mendMovedRows(tx: Database): Promise<void> {
  await stampChangesAhead(tx);
  await forgetChangesAhead(tx);
  await noteAllPages(tx);
}
