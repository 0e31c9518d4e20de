import { readToday } from "@tour/dates";
import type { Services } from "../../platform/services.ts";
import { readFoundTours } from "../search/found-tours.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { newToursEmail, shownTours } from "./emails/new-tours.email.ts";
import { writeEmail } from "./emails/write-email.ts";
import { followSearch } from "./follow-search.ts";
import { keepTold } from "./keep-told.ts";
import type { SubscriptionRow } from "./subscription.table.ts";

/** Whose day an email counts from. */
export const homeZone = "Europe/Moscow";

/** Has a mailbox written to about the tours that newly fit its search; nothing where there are none. */
export async function tellOfSearch(services: Services, row: SubscriptionRow): Promise<void> {
  if (!row.search) return;
  const known = new Set(row.knownTours);
  const found = await followSearch(services, row.search).catch(ifGone);
  const news = found.filter((id) => !known.has(id));
  if (news.length === 0) return;
  const first = news.slice(0, shownTours);
  const cards = await readFoundTours(services, first);
  const tours = cards.toSorted((a, b) => first.indexOf(a.id) - first.indexOf(b.id));
  const email = await writeEmail(services, row, null, (correspondence) =>
    newToursEmail(
      {
        title: row.title,
        listUrl: `${services.env.siteOrigin}${row.path}`,
        tours,
        count: news.length,
        today: readToday(homeZone, services.now()),
      },
      correspondence,
    ),
  );
  const learned = { knownTours: [...row.knownTours, ...news] };
  await keepTold(services, row, { learned, tourIds: news, email });
}

/** A collection that staff have taken down may come back: until then it finds nothing. */
function ifGone(error: unknown): number[] {
  if (error instanceof Refusal && error.status === 404) return [];
  throw error;
}
