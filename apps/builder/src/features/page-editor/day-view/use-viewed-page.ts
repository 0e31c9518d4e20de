import type { AttachedSite } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { lateCode, useLateCode } from "@tour/office/late";
import { useMemo, useRef, useState } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import { rereadShownTours } from "../../../document/load-shown-tours.ts";
import { useRuleMoment } from "./use-rule-moment.ts";

const seeing = lateCode(() => import("./see-page.ts"));

/** What the page shows, as it is now or on a day that is looked at, and ways to change that. */
export function useViewedPage(document: DocumentStore, loaded: PageData, site: AttachedSite) {
  const [current, setCurrent] = useState(loaded);
  const [day, show] = useState<string | null>(null);
  const rereadings = useRef(0);
  const now = useRuleMoment(document, current);
  const sight = useLateCode(seeing, day !== null);
  const page = useMemo(
    () =>
      day === null || sight.kind !== "ready"
        ? { ...current, now }
        : sight.code.seePageOn(current, day, site.time_zone),
    [current, now, day, sight, site.time_zone],
  );
  return {
    page,
    /** As it is now, whatever day is looked at. */
    current,
    dayView: useMemo(() => ({ day, now, show }), [day, now]),
    showTour: (tour: PageData["tour"]) => setCurrent((before) => ({ ...before, tour })),
    /** After a tour was changed. */
    rereadTours: async () => {
      const number = (rereadings.current += 1);
      const shown = await rereadShownTours(site.id, current.tour);
      // An answer that a later one has overtaken is older than it.
      if (number === rereadings.current) setCurrent((before) => ({ ...before, ...shown }));
    },
  };
}
