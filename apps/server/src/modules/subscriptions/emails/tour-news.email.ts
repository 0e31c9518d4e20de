import type { Departure } from "@tour/api";
import { formatDateRange, formatMoney, plural } from "@tour/blocks/format";
import type { EmailContent, EmailFact, EmailPart } from "../../emails/layout/email-content.ts";
import { subscriptionTexts } from "../subscription.texts.ts";
import type { TourNews } from "../tour-news.ts";
import { toAll } from "./write-email.ts";
import type { Correspondence } from "./write-email.ts";

const { email: all } = subscriptionTexts;
const texts = all.tour;
/** More are counted. */
const shownDates = 6;

interface NewsOfTour {
  title: string;
  tourUrl: string;
  news: TourNews;
  /** `yyyy-MM-dd` */
  today: string;
}

/** Of a tour's new dates and its lower price. */
export function tourNewsEmail(
  { title, tourUrl, news: { price, dates }, today }: NewsOfTour,
  correspondence: Correspondence,
): EmailContent {
  const { host, href } = correspondence;
  const hasDates = dates.length > 0;
  const said = (price ? (hasDates ? texts.both : texts.price) : texts.dates)(title);
  const more = dates.length - shownDates;
  const shown = dates.slice(0, shownDates).map((date) => toFact(date, today));
  const prices: EmailPart[] = price
    ? [
        {
          kind: "facts",
          facts: [
            { name: texts.was, value: all.from(formatMoney(price.was)) },
            { name: texts.now, value: all.from(formatMoney(price.now)) },
          ],
        },
      ]
    : [];
  const listed: EmailPart[] = hasDates
    ? [
        { kind: "text", text: texts.newDates },
        { kind: "facts", facts: shown },
      ]
    : [];
  return {
    subject: said,
    preview: hasDates ? shown.map(({ name }) => name).join(", ") : said,
    title: said,
    parts: [
      ...prices,
      ...listed,
      ...(more > 0 ? [{ kind: "text" as const, text: texts.more(more) }] : []),
      { kind: "button", text: texts.open, href: tourUrl },
      toAll(correspondence),
    ],
    reason: all.reason(host),
    unsubscribe: { text: all.unsubscribe, href },
  };
}

function toFact(date: Departure, today: string): EmailFact {
  const amounts = date.prices.filter(({ kind }) => !kind || kind === "person");
  const [lowest] = amounts.toSorted((a, b) => a.price.amount - b.price.amount);
  const seats = plural(date.seats_left, all.seats);
  const value = [lowest && all.from(formatMoney(lowest.price)), seats].filter(Boolean).join(", ");
  return { name: formatDateRange(date.start_date, date.end_date, today), value };
}
