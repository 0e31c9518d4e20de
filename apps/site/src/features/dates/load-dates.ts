import { findTour } from "@tour/api/queries";
import { loadFrame } from "../../page/load-frame.ts";
import { makePageView } from "../../page/make-page-view.ts";
import { PageMovedError } from "../../page/page-errors.ts";
import type { PageView } from "../../page/page-view.ts";
import type { RouteContext } from "../../services/route-context.ts";
import { callTimeout } from "../../services/site-client.ts";
import { datesTexts as texts } from "../../texts/dates.ru.ts";
import { describeDates, listDates, mostCompared, toColumn } from "./describe-dates.ts";
import type { ComparedDate, ComparedFact } from "./describe-dates.ts";
import pageCss from "virtual:styles:./dates-page.tsx";

export interface DatesView extends PageView {
  tour: { title: string; path: string };
  /** The dates beside each other: none, or two to four. */
  columns: ComparedDate[];
  facts: ComparedFact[];
  /** All dates of the tour, for another choice. */
  all: (ComparedDate & { isChosen: boolean })[];
  hint: string | null;
}

/** `/{slug}/dates?compare=7&compare=8`: dates of a tour side by side. */
export async function loadDates(context: RouteContext, slug: string): Promise<DatesView> {
  const { services, host, query } = context;
  const asked = new Set(query.getAll("compare").map(Number));
  const signal = AbortSignal.timeout(callTimeout);
  const [found, frame] = await Promise.all([
    findTour(services.clientOf(host), slug, { allowRedirect: true, signal }),
    loadFrame(context),
  ]);
  if ("redirect" in found) {
    throw new PageMovedError(`/${found.redirect.slug}/dates?${query.toString()}`);
  }
  const { tour } = found;
  const today = services.today();
  const views = listDates(tour, today);
  const marked = views.filter(({ id }) => asked.has(id));
  const chosen = marked.length > 1 ? marked.slice(0, mostCompared) : [];
  const path = `/${tour.slug}`;
  const view = await makePageView(frame, services.assets, {
    subject: { path: `${path}/dates`, title: texts.pageTitle(tour.title), description: "" },
    css: [pageCss],
  });
  const takesRequests = frame.data.site.can_book !== false;
  const toView = (one: (typeof views)[number]) => toColumn(one, today, takesRequests);
  const columns = chosen.map(toView);
  return {
    ...view,
    head: { ...view.head, isIndexable: false, canonical: null },
    structuredData: null,
    opening: firstOpening(chosen),
    booking: columns.some(({ canBook }) => canBook) ? services.assets.booking : null,
    tour: { title: tour.title, path },
    columns,
    facts: describeDates(tour, chosen, today),
    all: views.map((one) => ({ ...toView(one), isChosen: asked.has(one.id) })),
    hint: hintOf(marked.length),
  };
}

const firstOpening = (dates: ReturnType<typeof listDates>): string | null =>
  dates.flatMap(({ opening }) => opening?.at ?? []).toSorted()[0] ?? null;

function hintOf(marked: number): string | null {
  if (marked > mostCompared) return texts.tooMany;
  if (marked === 1) return texts.fewer;
  return marked === 0 ? texts.none : null;
}
