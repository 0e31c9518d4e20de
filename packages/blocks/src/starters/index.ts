import type { PageType } from "@tour/api";
import type { PageStarter } from "./define-starter.ts";
import { journalStarter } from "./journal.starter.ts";
import { logbookStarter } from "./logbook.starter.ts";
import { postcardStarter } from "./postcard.starter.ts";
import { trailStarter } from "./trail.starter.ts";
import { voyageStarter } from "./voyage.starter.ts";
import { weekendStarter } from "./weekend.starter.ts";

export { createStarterBlocks } from "./create-starter-blocks.ts";
export type { StarterWords } from "./create-starter-blocks.ts";
export { show, toAnchor, toBooking } from "./define-starter.ts";
export type { PageStarter, StarterBlock } from "./define-starter.ts";

/** All page starters, in the order in which they are offered. */
export const starters: readonly PageStarter[] = [
  trailStarter,
  weekendStarter,
  voyageStarter,
  journalStarter,
  postcardStarter,
  logbookStarter,
];

/** The starters of a page. */
export const startersForPage = (page: PageType): PageStarter[] =>
  starters.filter((starter) => starter.page === page);

/** The starter of this name for that page, or undefined. */
export const findStarter = (page: PageType, name: string): PageStarter | undefined =>
  starters.find((starter) => starter.page === page && starter.name === name);
