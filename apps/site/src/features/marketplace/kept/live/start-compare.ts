import { keptLiveTexts as texts } from "../../../../texts/kept-live.ru.ts";
import { shownEvent } from "../../filters/live/shown-event.ts";
import { toKeptAddress } from "../kept-address.ts";
import { addKept, removeKept } from "../kept-tours.ts";
import type { KeptTour } from "../kept-tours.ts";
import { readKept, watchKept, writeKept } from "./kept-store.ts";
import { cardsEvent } from "./paint-kept.ts";
import { sayKept } from "./say-kept.ts";
import { tourOf } from "./start-hearts.ts";

/** Links to the comparison become buttons that pick tours; a bar shows what was picked. */
export function startCompare(): void {
  const bar = document.querySelector<HTMLElement>("[data-compare-bar]");
  takeOutOfComparison();
  if (!bar) return;
  const status = bar.querySelector<HTMLElement>("[data-compare-status]")!;
  const list = bar.querySelector<HTMLElement>("[data-compare-picks]")!;
  const go = bar.querySelector<HTMLAnchorElement>("[data-compare-go]")!;

  const keep = (tours: readonly KeptTour[]) => {
    status.textContent = "";
    if (!writeKept("compared", tours)) sayKept(texts.notKept);
  };
  const toggle = (tour: KeptTour) => {
    const picked = readKept("compared");
    const isPicked = picked.some(({ id }) => id === tour.id);
    const next = isPicked
      ? removeKept(picked, tour.id)
      : addKept("compared", picked, tour, picked.length);
    if (next) keep(next);
    else status.textContent = texts.compareFull;
  };
  const paint = () => {
    const picked = readKept("compared");
    const ids = new Set(picked.map(({ id }) => id));
    for (const link of document.querySelectorAll("[data-compare]")) {
      const tour = tourOf(link);
      link.role = "button";
      link.ariaPressed = String(tour !== null && ids.has(tour.id));
    }
    bar.hidden = picked.length === 0;
    list.replaceChildren(...picked.map(makePick));
    go.href = toKeptAddress("/compare", { tours: [...ids] });
    go.textContent = texts.compare(picked.length);
  };
  const makePick = (tour: KeptTour) => {
    const [item, button, name] = ["li", "button", "span"].map((tag) => document.createElement(tag));
    name!.textContent = tour.title || texts.untitled;
    button!.setAttribute("type", "button");
    button!.ariaLabel = texts.uncompare(tour.title || texts.untitled);
    button!.append(name!, "×");
    button!.addEventListener("click", () => {
      keep(removeKept(readKept("compared"), tour.id));
      const rest = list.querySelector("button") ?? document.querySelector<HTMLElement>("main");
      rest?.focus({ preventScroll: true });
    });
    item!.append(button!);
    return item!;
  };

  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("[data-compare]");
    const tour = link && tourOf(link);
    if (!tour || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    toggle(tour);
  });
  // What is said to be a button is pressed by the space bar as well.
  document.addEventListener("keydown", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-compare]");
    if (!link || event.key !== " ") return;
    event.preventDefault();
    link.click();
  });
  bar.querySelector("[data-compare-clear]")!.addEventListener("click", () => {
    keep([]);
    document.querySelector("main")?.focus({ preventScroll: true });
  });
  watchKept("compared", paint);
  for (const event of [shownEvent, cardsEvent]) document.addEventListener(event, paint);
}

/** On the comparison itself: whatever is taken out of it is picked no more. */
function takeOutOfComparison(): void {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLElement>("[data-uncompare]");
    if (!link) return;
    writeKept("compared", removeKept(readKept("compared"), Number(link.dataset.uncompare)));
  });
}
