import type { EditedDeparture, Money } from "@tour/api";
import { describeGroup, formatDateRange, formatMoney, sayMoment } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { departuresTexts as texts } from "../../texts/departures.ru.ts";

type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

/** How a date stands, in a word or two; `today` is `yyyy-MM-dd`. */
export function describeState(
  departure: EditedDeparture,
  today: string,
): { tone: Tone; text: string } {
  const { status, seats_left, start_date } = departure;
  if (status === "canceled") return { tone: "neutral", text: texts.status.canceled };
  if (start_date < today) return { tone: "neutral", text: texts.past };
  if (status === "closed") return { tone: "warning", text: texts.status.closed };
  if (seats_left === 0) return { tone: "danger", text: texts.full };
  const opening = describeOpening(departure, today);
  if (opening) return { tone: "neutral", text: opening };
  return { tone: status === "guaranteed" ? "success" : "accent", text: texts.status[status] };
}

/** "Запись с 1 февраля"; nothing of a date that is sold already. The time stands in its form. */
function describeOpening(
  { sale_starts_at: at, time_zone: timeZone }: EditedDeparture,
  today: string,
): string | null {
  if (at === null || new Date(at) <= new Date()) return null;
  const day = readToday(timeZone, new Date(at));
  return texts.saleFrom(formatDateRange(day, day, today));
}

/** "1 февраля, 10:00" by the clocks of its tour; null for one that is sold at once. */
export const describeSaleStart = ({
  sale_starts_at: at,
  time_zone: timeZone,
}: EditedDeparture): string | null => at && sayMoment(at, timeZone).replace(/ в (?=\d)/, ", ");

/** "12–19 мая", with the year when it is not today's. */
export const describeDates = (
  { start_date, end_date }: Pick<EditedDeparture, "start_date" | "end_date">,
  today: string,
) => formatDateRange(start_date, end_date, today);

/** What is still missing for the group, and until when; nothing for one that leaves anyway. */
export const groupOf = (departure: EditedDeparture) => describeGroup(departure);

/** What a person pays at least; null without a price of a person. */
export function lowestPrice({ prices }: EditedDeparture): Money | null {
  const ofPersons = prices.filter(({ kind }) => kind === undefined || kind === "person");
  return (
    ofPersons
      .map(({ price }) => price)
      .toSorted((one, other) => one.amount - other.amount)
      .at(0) ?? null
  );
}

/** "48 000 ₽", or a dash where there is none. */
export const describePrice = (departure: EditedDeparture): string => {
  const price = lowestPrice(departure);
  return price ? formatMoney(price) : "—";
};
