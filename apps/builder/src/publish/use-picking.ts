import type { AttachedSite, Block, DocumentDraft, PickedParts, ShownSite } from "@tour/api";
import { endOf, takePicked } from "@tour/blocks/definitions";
import { useState } from "react";
import { changeKey, compareForms } from "../comparison/change-group.ts";
import type { ChangeGroup } from "../comparison/change-group.ts";
import type { Ticks } from "../comparison/changes.tsx";
import { texts } from "../texts/ru.ts";
import type { PublishType } from "./use-publish.ts";

/** The drafts, and what of them is on the site. */
export interface PickingSource {
  site: AttachedSite;
  published: ShownSite;
  main: readonly Block[];
  /** With the header and the footer, as its editor has them. */
  tour: readonly Block[];
  documents: DocumentDraft[];
}

export interface Picking {
  groups: ChangeGroup[];
  ticks: Ticks;
  isSiteWaiting: boolean;
  tickSite: (isTicked: boolean) => void;
  picked: PickedParts;
  /** What has to be published for what is picked. */
  type: PublishType;
  /** How many changes there are, and how many of them go out. */
  total: number;
  chosen: number;
  /** The pages as they will be on the site. */
  result: { main: Block[]; tour: Block[] };
}

const siteKey = "site";

/** Which changes go out; all do until one is made to wait. */
export function usePicking({ site, published, main, tour }: PickingSource): Picking {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const isSiteWaiting = site.has_unpublished.site && waiting.has(siteKey);
  const before = published.site;
  const after = isSiteWaiting ? before : site;
  const drafts = { main, tour: tour.filter(({ type }) => endOf(type) === undefined) };
  const compare = (type: "main" | "tour") =>
    compareForms(type, {
      before: { blocks: published[type], site: before },
      after: { blocks: drafts[type], site: after },
    });
  const groups = [compare("main"), compare("tour")];
  const pick = ({ type, differences }: ChangeGroup) =>
    differences.map(({ id }) => id).filter((id) => !waiting.has(changeKey(type, id)));
  const [ofMain, ofTour] = groups.map(pick) as [string[], string[]];
  const picked = {
    main: ofMain,
    tour: ofTour,
    site: site.has_unpublished.site && !isSiteWaiting,
  };
  const tick: Ticks["tick"] = (keys, isTicked) =>
    setWaiting((known) => {
      const left = new Set(known);
      for (const key of keys) {
        if (isTicked) left.delete(key);
        else left.add(key);
      }
      return left;
    });
  return {
    groups,
    ticks: { isTicked: (key) => !waiting.has(key), tick, label: texts.publish.goesOut },
    isSiteWaiting,
    tickSite: (isTicked) => tick([siteKey], isTicked),
    picked,
    type: chooseType(picked),
    total:
      groups.reduce((sum, { differences }) => sum + differences.length, 0) +
      Number(site.has_unpublished.site),
    chosen: ofMain.length + ofTour.length + Number(picked.site),
    result: {
      main: takePicked(drafts.main, published.main, new Set(ofMain)),
      tour: takePicked(drafts.tour, published.tour, new Set(ofTour)),
    },
  };
}

/** A page alone where only its blocks are picked: the others get no version of their own. */
function chooseType({ main, tour, site }: PickedParts): PublishType {
  if (site || (main.length > 0 && tour.length > 0)) return "site";
  return tour.length > 0 ? "tour" : "main";
}
