import { keptLiveTexts as texts } from "../../../../texts/kept-live.ru.ts";
import { fetchPage } from "../../fetching/fetch-page.ts";
import { toKeptAddress } from "../kept-address.ts";
import { addKept, removeKept } from "../kept-tours.ts";
import type { KeptTour } from "../kept-tours.ts";
import { readKept, watchKept, writeKept } from "./kept-store.ts";
import { paintKept } from "./paint-kept.ts";
import { sayKept } from "./say-kept.ts";
import { tourOf } from "./start-hearts.ts";
import { startMove } from "./start-move.ts";

/** A slow network gets this long, in ms. */
const timeout = 20_000;

/** Shows what is saved as it is now; what is taken out can be put back where it stood. */
export function startSaved(): void {
  const root = document.querySelector<HTMLElement>("[data-saved]");
  if (!root) return;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-saved-${name}]`)!;
  const [list, status, failed, empty] = [
    part("list"),
    part("status"),
    part("failed"),
    part("empty"),
  ];
  let asked: AbortController | null = null;

  async function show(): Promise<void> {
    const saved = readKept("saved");
    asked?.abort();
    const own = new AbortController();
    asked = own;
    failed.hidden = true;
    empty.hidden = saved.length > 0;
    list.hidden = saved.length === 0;
    if (saved.length === 0) return;
    list.ariaBusy = "true";
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(timeout)]);
    const page = await fetchPage(toKeptAddress("/saved", { tours: saved.map(idOf) }), signal);
    if (asked !== own) return;
    list.ariaBusy = null;
    failed.hidden = page !== null;
    list.hidden = page === null;
    if (!page) return;
    const cards = new Map(
      [...page.querySelectorAll("[data-linked] li")].map((item) => [idOfCard(item), item]),
    );
    list.replaceChildren(...saved.map((tour) => cards.get(tour.id) ?? makeGone(tour)));
    list.removeAttribute("aria-label");
    paintKept();
    status.textContent = texts.count(saved.length);
  }

  function makeGone(tour: KeptTour): Element {
    const item = document.createElement("li");
    item.append(fillTemplate("gone", tour));
    item.querySelector("[data-take-out]")!.addEventListener("click", () => {
      const saved = readKept("saved");
      const place = saved.findIndex(({ id }) => id === tour.id);
      if (!writeKept("saved", removeKept(saved, tour.id))) return sayKept(texts.notKept);
      item.replaceChildren(makeRemoved(tour, place, () => item.replaceWith(makeGone(tour))));
      focusUndo(item);
    });
    return item;
  }

  function fillTemplate(name: "gone" | "removed", { title }: KeptTour): Element {
    const filled = (part(name) as HTMLTemplateElement).content.firstElementChild!.cloneNode(true);
    (filled as Element).querySelector("strong")!.textContent = title || texts.untitled;
    return filled as Element;
  }

  /** Stands where a tour stood, until it is put back there or the page is left. */
  function makeRemoved(tour: KeptTour, place: number, putBack: () => void): Element {
    const removed = fillTemplate("removed", tour);
    removed.querySelector("[data-undo]")!.addEventListener("click", () => {
      const back = addKept("saved", readKept("saved"), tour, Math.max(place, 0));
      if (!back || !writeKept("saved", back)) return sayKept(texts.notKept);
      removed.remove();
      putBack();
    });
    return removed;
  }

  /** Before the heart's own listener: here the place is still known. */
  list.addEventListener("click", ({ target }) => {
    const heart = (target as Element).closest("[data-heart]");
    const item = heart?.closest("li");
    const tour = heart && tourOf(heart);
    if (!item || !tour) return;
    const place = readKept("saved").findIndex(({ id }) => id === tour.id);
    item.dataset.removed = "";
    item.append(
      makeRemoved(tour, place, () => {
        delete item.dataset.removed;
        item.querySelector<HTMLElement>("[data-heart]")?.focus();
      }),
    );
    focusUndo(item);
  });
  failed.querySelector("button")!.addEventListener("click", () => void show());
  watchKept("saved", (isElsewhere) => {
    if (isElsewhere) void show();
  });
  startMove(root);
  void show();
}

const idOf = ({ id }: KeptTour) => id;
const idOfCard = (item: Element) =>
  Number(item.querySelector<HTMLElement>("[data-tour]")?.dataset.tour);
const focusUndo = (item: Element) => item.querySelector<HTMLElement>("[data-undo]")?.focus();
