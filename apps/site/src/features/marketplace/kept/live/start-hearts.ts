import { keptLiveTexts as texts } from "../../../../texts/kept-live.ru.ts";
import { shownEvent } from "../../filters/live/shown-event.ts";
import { addKept, keptLists, removeKept } from "../kept-tours.ts";
import type { KeptTour } from "../kept-tours.ts";
import { readKept, watchKept, writeKept } from "./kept-store.ts";
import { cardsEvent } from "./paint-kept.ts";
import { sayKept } from "./say-kept.ts";

/** Hearts keep tours in this browser, and the bar counts them, in all tabs. */
export function startHearts(): void {
  document.addEventListener("click", ({ target }) => {
    const heart = (target as Element).closest("[data-heart]");
    const tour = heart && tourOf(heart);
    if (tour) toggle(tour);
  });
  for (const event of ["click", "auxclick"]) document.addEventListener(event, noteVisit, true);
  watchKept("saved", paintHearts);
  for (const event of [shownEvent, cardsEvent]) document.addEventListener(event, paintHearts);
}

/** The tour of the card that an element stands in. */
export function tourOf(element: Element): KeptTour | null {
  const card = element.closest<HTMLElement>("[data-tour]");
  return card && { id: Number(card.dataset.tour), title: card.dataset.title ?? "" };
}

function toggle(tour: KeptTour): void {
  const saved = readKept("saved");
  const isSaved = saved.some(({ id }) => id === tour.id);
  const next = isSaved ? removeKept(saved, tour.id) : addKept("saved", saved, tour);
  if (!next) return sayKept(texts.full(keptLists.saved));
  if (!writeKept("saved", next)) sayKept(texts.notKept);
}

function paintHearts(): void {
  const saved = new Set(readKept("saved").map(({ id }) => id));
  for (const heart of document.querySelectorAll("[data-heart]")) {
    const tour = tourOf(heart);
    heart.ariaPressed = String(tour !== null && saved.has(tour.id));
  }
  for (const count of document.querySelectorAll("[data-saved-count]")) {
    count.textContent = saved.size > 0 ? String(saved.size) : "";
  }
}

/** Whoever follows a card to its tour has seen it: its own page stands on another site. */
function noteVisit(event: Event): void {
  const link = (event.target as Element).closest("[data-visit]");
  const tour = (event as MouseEvent).button < 2 ? link && tourOf(link) : null;
  if (!tour) return;
  const viewed = removeKept(readKept("viewed"), tour.id).slice(0, keptLists.viewed - 1);
  writeKept("viewed", [tour, ...viewed]);
}
