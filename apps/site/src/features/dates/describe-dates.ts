import type { Tour } from "@tour/api";
import {
  describeGroup,
  describeGuests,
  describeRefund,
  findRefund,
  formatDateRange,
  formatMoney,
  formatWeekday,
  isOpen,
  plural,
  selectDepartures,
} from "@tour/blocks/format";
import type { DepartureView } from "@tour/blocks/format";
import { countDays } from "@tour/dates";
import { datesTexts as texts } from "../../texts/dates.ru.ts";

/** More do not fit beside each other. */
export const mostCompared = 4;

/** A date as a column of the comparison. */
export interface ComparedDate {
  id: number;
  range: string;
  weekdays: string;
  /** When its sale begins, where it has not. */
  opening: string | null;
  canBook: boolean;
}

/** What is compared: a name, and what it is on each date, in the order of the columns. */
export interface ComparedFact {
  name: string;
  values: string[];
}

/** The coming dates of a tour that a visitor's address may name. */
export const listDates = (tour: Tour, today: string): DepartureView[] =>
  selectDepartures(tour.departures, today);

export function toColumn(view: DepartureView, today: string, takesRequests: boolean): ComparedDate {
  const { id, start, end, opening } = view;
  return {
    id,
    range: formatDateRange(start, end, today),
    weekdays: `${formatWeekday(start)}–${formatWeekday(end)}`,
    opening: opening?.full ?? null,
    canBook: takesRequests && isOpen(view),
  };
}

/** Everything in which dates of a tour can differ, and nothing that is known of none of them. */
export function describeDates(
  tour: Tour,
  chosen: readonly DepartureView[],
  today: string,
): ComparedFact[] {
  const facts: [string, (view: DepartureView) => string | null][] = [
    [texts.length, ({ start, end }) => plural(countDays(start, end) + 1, texts.days)],
    [texts.price, sayPrice],
    ...listOptions(tour),
    [texts.prepayment, (view) => sayPrepayment(view, tour.prepayment_percent)],
    [texts.seats, saySeats],
    [texts.group, sayGroup],
    [texts.guests, sayGuests],
    [texts.refund, ({ start }) => sayRefund(tour, start, today)],
  ];
  return facts
    .map(([name, say]) => ({ name, said: chosen.map(say) }))
    .filter(({ said }) => said.some((one) => one !== null))
    .map(({ name, said }) => ({ name, values: said.map((one) => one ?? texts.nothing) }));
}

function sayPrice({ price, hasSeveralPrices }: DepartureView): string {
  if (!price) return texts.onRequest;
  return `${hasSeveralPrices ? `${texts.from} ` : ""}${formatMoney(price)}`;
}

/** Each option by its name, where there is more than one. */
function listOptions(tour: Tour): [string, (view: DepartureView) => string | null][] {
  if (tour.price_options.length < 2) return [];
  return tour.price_options.map(({ id, title }) => [
    title,
    (view) => {
      const departure = tour.departures.find((one) => one.id === view.id);
      const own = departure?.prices.find(({ option_id: option }) => option === id);
      return own ? formatMoney(own.price) : null;
    },
  ]);
}

function sayPrepayment({ price }: DepartureView, percent: number): string | null {
  if (!price || percent <= 0 || percent >= 100) return null;
  const amount = Math.ceil((price.amount * percent) / 100);
  return texts.part(percent, formatMoney({ ...price, amount }));
}

function saySeats({ state, seatsLeft }: DepartureView): string {
  if (state === "closed") return texts.closed;
  return state === "full" ? texts.noSeats : plural(seatsLeft, texts.seatsLeft);
}

const sayGroup = ({ state, group }: DepartureView): string | null =>
  describeGroup({ status: state, group }) ?? (state === "guaranteed" ? texts.guaranteed : null);

function sayGuests({ guests }: DepartureView): string | null {
  if (!guests) return null;
  const { who, by } = describeGuests(guests);
  return `${who} (${by})`;
}

function sayRefund({ cancellation_rules: rules }: Tour, start: string, today: string) {
  if (rules.length === 0) return null;
  const refund = findRefund(rules, start, today);
  return refund ? describeRefund(refund) : texts.noRefund;
}
