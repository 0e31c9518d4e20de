import type { Money } from "@tour/api";
import { readToday } from "@tour/dates";
import { formatDate, formatDateRange, formatMoney, sayMomentThere } from "@tour/blocks/format";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { oneLine } from "../../../platform/mail/one-line.ts";
import type { EmailFact, EmailPart, EmailSum } from "../../emails/layout/email-content.ts";
import { emailTexts as texts } from "./email.texts.ts";
import type { EmailContext } from "./read-email-context.ts";

/** A name that may greet: whoever asks types it, and the email goes wherever they say. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** The first paragraph, with a greeting. */
export function greet({ request }: EmailContext, text: string): EmailPart {
  const name = oneLine(request.contactName);
  const greeted = plainName.test(name) ? texts.hello(name, text) : texts.helloNobody(text);
  return { kind: "text", text: greeted };
}

/** Until when, by the clocks of the tour's place: "24 ноября в 14:30 (МСК+4)". */
export const formatUntil = ({ facts, tour }: EmailContext): string =>
  formatInstant(facts.until ?? "", tour.timeZone);

/** The same for any instant and place. */
export const formatInstant = (instant: string, timeZone: string): string =>
  sayMomentThere(instant, timeZone)
    .replaceAll(" ", "\u00a0")
    // One place to break at.
    .replace("\u00a0в\u00a0", " в\u00a0");

/** The tour and its dates. */
export function tripFacts({ tour, departure, request }: EmailContext): EmailFact[] {
  const today = readToday(tour.timeZone, request.createdAt);
  const dates = formatDateRange(departure.startDate, departure.endDate, today);
  return [
    { name: texts.facts.tour, value: tour.title },
    { name: texts.facts.dates, value: dates },
    { name: texts.facts.seats, value: `${request.seats}` },
  ];
}

/** From which dates to which a request moved, for people. */
export function movedDates({ facts, tour, request }: EmailContext): { from: string; to: string } {
  const today = readToday(tour.timeZone, request.createdAt);
  const read = (dates = { start_date: "", end_date: "" }) =>
    formatDateRange(dates.start_date, dates.end_date, today);
  return { from: read(facts.moved?.from), to: read(facts.moved?.to) };
}

/** By how much the new date costs more or less, and what comes back of what was paid. */
export function describeDifference(context: EmailContext): string {
  const { difference = 0, refund = 0 } = context.facts;
  const sum = money(context, Math.abs(difference));
  const words =
    difference === 0
      ? texts.moved.same
      : difference > 0
        ? texts.moved.dearer(sum)
        : texts.moved.cheaper(sum);
  return refund > 0 ? `${words} ${texts.moved.refund(money(context, refund))}` : words;
}

/** Who or what left or joined a party, and what that changes of its money. */
export function describePartyChange(context: EmailContext): string {
  const { party, difference = 0, refund = 0 } = context.facts;
  const words = party ? [texts.partyChanged.changes[party.change](oneLine(party.title))] : [];
  const sum = money(context, Math.abs(difference));
  if (difference > 0) words.push(texts.partyChanged.dearer(sum));
  if (difference < 0) words.push(texts.partyChanged.cheaper(sum));
  if (refund > 0) words.push(texts.partyChanged.refund(money(context, refund)));
  return words.join(" ");
}

/** Who asks, for the organiser. */
export function guestFacts({ request }: EmailContext): EmailFact[] {
  const { contactPhone: phone, contactEmail: email } = request;
  return [
    { name: texts.facts.guest, value: oneLine(request.contactName) },
    { name: texts.facts.phone, value: formatPhone(oneLine(phone)), href: phoneHref(phone) },
    {
      name: texts.facts.email,
      value: oneLine(email),
      href: isPlainAddress(email) ? `mailto:${email}` : undefined,
    },
  ];
}

export const money = ({ request }: EmailContext, amount: number): string =>
  formatMoney({ amount, currency: request.currency } satisfies Money);

/** Each price with its count, discounts and what was added, the whole, and the prepayment where there is one. */
export function bill(context: EmailContext): EmailPart {
  const { lines, adjustments, request } = context;
  const sums: EmailSum[] = lines.map(({ title, count, amount }) => ({
    name: texts.sums.line(title, count, money(context, amount)),
    sum: money(context, count * amount),
  }));
  for (const { reason, amount } of adjustments)
    sums.push({ name: oneLine(reason), sum: money(context, amount) });
  sums.push({
    name: texts.sums.total,
    sum: money(context, request.totalAmount),
    isTotal: true,
  });
  if (request.prepaymentAmount > 0) {
    sums.push({ name: texts.sums.prepayment, sum: money(context, request.prepaymentAmount) });
  }
  return { kind: "sums", sums };
}

/** What was paid and what comes back; nothing where nothing was paid. */
export function refundSums(context: EmailContext): EmailPart[] {
  const { paid = 0, refund = 0 } = context.facts;
  if (paid === 0) return [];
  const sums: EmailSum[] = [
    { name: texts.sums.paid, sum: money(context, paid) },
    { name: texts.sums.refund, sum: money(context, refund), isTotal: true },
  ];
  return [{ kind: "sums", sums }];
}

/** Somebody's words; nothing where there are none. */
export const wordsOf = (title: string, text = ""): EmailPart[] =>
  text.trim() ? [{ kind: "words", title, text: text.trim() }] : [];

/** Where what is due is paid, and to whom: on the request's page, or as who sells it will say. */
export function howToPay({ canPayOnline, agent }: EmailContext): string {
  const { online, outside, toMarket, outsideToMarket } = texts.howToPay;
  if (!agent) return canPayOnline ? online : outside;
  if (!canPayOnline) return outsideToMarket;
  return agent.name ? toMarket(agent.name, agent.inn) : online;
}

/** Who sends the receipt of what was paid; nothing where nobody does. */
export function describeReceipt({ facts: { receiptFrom }, request }: EmailContext): string {
  if (!receiptFrom) return "";
  return receiptFrom === "organizer"
    ? texts.receiptFrom.organizer
    : texts.receiptFrom.provider(oneLine(request.contactEmail));
}

/** The last day on which the rest can be paid: "12 мая 2027". */
export const restDueDay = ({ request }: EmailContext): string => formatDate(request.restDueDate);

/** To the guest's own page of the request. */
export const orderButton = ({ siteUrl, request }: EmailContext): EmailPart => ({
  kind: "button",
  text: texts.openOrder,
  href: `${siteUrl}/order/${request.uuid}`,
});

/** To the page where tourists are written down. */
export const touristsButton = ({ siteUrl, request }: EmailContext): EmailPart => ({
  kind: "button",
  text: texts.fillTourists,
  href: `${siteUrl}/add-tourists/${request.uuid}`,
});

/** To the tour's other dates; on the organiser's own site wherever the request was made. */
export const datesButton = ({ toursUrl, tour }: EmailContext): EmailPart => ({
  kind: "button",
  text: texts.chooseDate,
  href: `${toursUrl}/${tour.slug}#dates`,
});

/** To the organiser's page of the request. */
export const requestButton = (
  { builderOrigin, request }: EmailContext,
  text: string = texts.openRequest,
): EmailPart => ({ kind: "button", text, href: `${builderOrigin}/crm/requests/${request.id}` });

/** Why the guest gets it: they left a request, or whoever sells made one for them. */
export const guestReason = ({ siteUrl, request, organizer }: EmailContext): string =>
  request.salesModel === 4
    ? texts.reason.bySeller(organizer.name)
    : texts.reason.guest(new URL(siteUrl).host);

export const organizerReason = ({ organizer }: EmailContext): string =>
  texts.reason.organizer(organizer.name);
