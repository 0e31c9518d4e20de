import { fetchPage } from "../../fetching/fetch-page.ts";
import { shownEvent } from "../../filters/live/shown-event.ts";
import { toKeptAddress } from "../kept-address.ts";
import { readKept } from "./kept-store.ts";
import { paintKept } from "./paint-kept.ts";

const shown = 4;
const timeout = 20_000;

/** Fills the row of tours that were looked at, as they are now; without them there is none. */
export function startViewed(): void {
  void fillRow();
  document.addEventListener(shownEvent, () => void fillRow());
}

async function fillRow(): Promise<void> {
  const row = document.querySelector<HTMLElement>("[data-viewed-row][hidden]");
  const tours = readKept("viewed").map(({ id }) => id);
  if (!row || tours.length === 0) return;
  const page = await fetchPage(toKeptAddress("/saved", { tours }), AbortSignal.timeout(timeout));
  const cards = [...(page?.querySelectorAll("[data-linked] li") ?? [])].slice(0, shown);
  if (cards.length === 0 || !row.isConnected) return;
  row.querySelector("ul")!.replaceChildren(...cards);
  row.hidden = false;
  paintKept();
}
