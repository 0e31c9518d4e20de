import type { PageData } from "@tour/blocks";
import type { OrganizerFacts } from "@tour/blocks/definitions";
import { findTour, loadSiteTours } from "@tour/api/queries";
import { client } from "@tour/office/api";

type ShownTours = Pick<PageData, "tours" | "tour">;

/** The organiser's tours, or mock ones while there are none: a page without tours shows nothing. */
export async function loadShownTours(siteId: number, type: PageData["type"]): Promise<ShownTours> {
  const query = { site_id: siteId };
  const tours = await loadSiteTours(client, query);
  const [first] = tours;
  if (first) return { tours, tour: type === "tour" ? await loadTour(siteId, first.slug) : null };
  const [mocks, mock] = await Promise.all([
    client.siteMockTours({ query }),
    type === "tour" ? client.siteMockTour({ query }) : null,
  ]);
  return { tours: mocks.data, tour: mock?.data ?? null };
}

/** The same after a tour was changed, with the tour that the page is shown with. */
export async function rereadShownTours(
  siteId: number,
  shown: PageData["tour"],
): Promise<ShownTours> {
  const tours = await loadSiteTours(client, { site_id: siteId });
  const slug = tours.find(({ id }) => id === shown?.id)?.slug;
  // One that was taken off the site meanwhile is shown as it was.
  return { tours, tour: slug === undefined ? shown : await loadTour(siteId, slug) };
}

/** Mock tours have numbers below zero: no real tour has. */
export const hasMockTours = ({ tours }: Pick<PageData, "tours">): boolean =>
  tours.some(({ id }) => id < 0);

/** What is the organiser's own of all that the editor shows. */
export const readOrganizerFacts = (page: PageData): OrganizerFacts =>
  hasMockTours(page)
    ? { organizer: page.organizer, tours: [], tour: null }
    : { organizer: page.organizer, tours: page.tours, tour: page.tour };

/** The tour that a tour page's layout is shown with. */
export async function loadTour(siteId: number, slug: string): Promise<PageData["tour"]> {
  const found = await findTour(client, slug, { siteId });
  return "tour" in found ? found.tour : null;
}
