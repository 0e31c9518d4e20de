import type { PageData } from "@tour/blocks";
import { seePageOn } from "@tour/blocks/definitions";
import { useMemo, useState } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import { useRuleMoment } from "./use-rule-moment.ts";

/** What the page shows, as it is now or on a day that is looked at, and ways to change that. */
export function useViewedPage(document: DocumentStore, loaded: PageData) {
  const [current, setCurrent] = useState(loaded);
  const [day, show] = useState<string | null>(null);
  const now = useRuleMoment(document, current);
  const page = useMemo(
    () => (day === null ? { ...current, now } : seePageOn(current, day)),
    [current, now, day],
  );
  return {
    page,
    /** As it is now, whatever day is looked at. */
    current,
    dayView: useMemo(() => ({ day, now, show }), [day, now]),
    showTour: (tour: PageData["tour"]) => setCurrent((before) => ({ ...before, tour })),
  };
}
