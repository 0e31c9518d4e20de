import type { PageType } from "@tour/api";

/** The version of a draft that nobody has saved since the site was made. */
const untouched = 1;

const keyOf = (siteId: number) => `starters-offered-${siteId}`;

/** Whether a page is opened for the first time: never saved, and not asked about in this browser. */
export function isFirstOpening(
  storage: Pick<Storage, "getItem">,
  siteId: number,
  page: { type: PageType; version: number },
): boolean {
  return (
    page.type === "tour" && page.version === untouched && storage.getItem(keyOf(siteId)) === null
  );
}

/** Remembers that the starters were offered. */
export function rememberOffer(storage: Pick<Storage, "setItem">, siteId: number): void {
  storage.setItem(keyOf(siteId), "1");
}
