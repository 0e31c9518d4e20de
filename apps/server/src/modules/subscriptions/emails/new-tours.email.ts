import type { FoundTour } from "@tour/api";
import { formatDateRange, formatMoney, plural } from "@tour/blocks/format";
import type { EmailContent, EmailFact } from "../../emails/layout/email-content.ts";
import { subscriptionTexts } from "../subscription.texts.ts";
import { toAll } from "./write-email.ts";
import type { Correspondence } from "./write-email.ts";

const { email: texts } = subscriptionTexts;

/** More are counted. */
export const shownTours = 6;

interface NewTours {
  /** The search in words. */
  title: string;
  listUrl: string;
  /** The first of them. */
  tours: readonly FoundTour[];
  count: number;
  /** `yyyy-MM-dd` */
  today: string;
}

/** Of tours that newly fit a search. */
export function newToursEmail(
  { title, listUrl, tours, count, today }: NewTours,
  correspondence: Correspondence,
): EmailContent {
  const { host, href } = correspondence;
  const counted = plural(count, texts.search.tours);
  const more = count - tours.length;
  return {
    subject: texts.search.subject(counted),
    preview: tours.map((tour) => tour.title).join(", "),
    title: texts.search.title(counted),
    parts: [
      { kind: "text", text: texts.search.lead(title) },
      { kind: "facts", facts: tours.map((tour) => toFact(tour, today)) },
      ...(more > 0 ? [{ kind: "text" as const, text: texts.search.more(more) }] : []),
      { kind: "button", text: texts.search.list, href: listUrl },
      toAll(correspondence),
    ],
    reason: texts.reason(host),
    unsubscribe: { text: texts.unsubscribe, href },
  };
}

function toFact(tour: FoundTour, today: string): EmailFact {
  const { departures, price_from: price, title, slug, site } = tour;
  const next = departures.find(({ seats_left: left }) => left > 0) ?? departures[0];
  const dates = next ? formatDateRange(next.start_date, next.end_date, today) : texts.noDates;
  const value = [title, price && texts.from(formatMoney(price))].filter(Boolean).join(", ");
  return { name: dates, value, href: `${site.url}/${slug}` };
}
