import { keptLiveTexts as texts } from "../../../../texts/kept-live.ru.ts";
import { mergeKept } from "../kept-tours.ts";
import type { KeptTour } from "../kept-tours.ts";
import { readKept, writeKept } from "./kept-store.ts";
import { tourOf } from "./start-hearts.ts";
import { sayKept } from "./say-kept.ts";

/** Puts the tours of a link to those that are kept here, and takes that back. */
export function startTake(): void {
  const root = document.querySelector<HTMLElement>("[data-take]");
  const take = root?.querySelector<HTMLButtonElement>("[data-take-all]");
  const back = root?.querySelector<HTMLButtonElement>("[data-take-back]");
  const status = root?.querySelector<HTMLElement>("[data-take-status]");
  if (!root || !take || !back || !status) return;
  const coming = [...document.querySelectorAll("[data-linked] [data-tour]")].flatMap(
    (card) => tourOf(card) ?? [],
  );
  const viewed = (root.dataset.linkViewed ?? "").split(",").filter(Boolean);
  const comingViewed = viewed.map((id): KeptTour => ({ id: Number(id), title: "" }));
  /** As it was before the press. */
  let before: { saved: KeptTour[]; viewed: KeptTour[] } | null = null;

  take.addEventListener("click", () => {
    const own = { saved: readKept("saved"), viewed: readKept("viewed") };
    const saved = mergeKept("saved", own.saved, coming);
    const seen = mergeKept("viewed", own.viewed, comingViewed);
    if (!writeKept("saved", saved.tours) || !writeKept("viewed", seen.tours)) {
      return sayKept(texts.notKept);
    }
    before = own;
    status.textContent =
      texts.added(saved.added) + (saved.without > 0 ? texts.without(saved.without) : "");
    take.hidden = true;
    back.hidden = saved.added + seen.added === 0;
    if (!back.hidden) back.focus();
  });
  back.addEventListener("click", () => {
    if (!before) return;
    // What was saved meanwhile, in another tab, stays.
    const came = new Set([...coming, ...comingViewed].map(({ id }) => id));
    for (const name of ["saved", "viewed"] as const) {
      const was = new Set(before[name].map(({ id }) => id));
      writeKept(
        name,
        readKept(name).filter(({ id }) => was.has(id) || !came.has(id)),
      );
    }
    status.textContent = texts.takenBack;
    back.hidden = true;
    take.hidden = false;
    take.focus();
  });
}
