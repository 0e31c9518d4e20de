import type { VisitSource } from "@tour/api";
import { addDays } from "@tour/dates";
import { chance } from "./chance.ts";

/** Somebody who bought seats; nobody of them exists, as with `demoGuests`. */
export interface PlannedSale {
  name: string;
  phone: string;
  email: string;
  source: VisitSource;
  seats: number;
  /** Calendar dates: of the request, and of its payment. */
  askedOn: string;
  paidOn: string;
}

const firstNames = ["Алина", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар", "Инна"];
const lastNames = [
  "Ким",
  "Лунь",
  "Мороз",
  "Немо",
  "Островец",
  "Прус",
  "Рысь",
  "Савич",
  "Тур",
  "Уланд",
];
const sources = ["search", "search", "direct", "social", "campaign", "marketplace"] as const;

/** Weeks over which the seats of one date are sold. */
const weeks = 13;

/**
 * Parties that bought the seats of one date, in the weeks before a day. `date` names the date: the same
 * name, the same people.
 */
export function planSales(date: string, seats: number, until: string): PlannedSale[] {
  const sales: PlannedSale[] = [];
  // Nobody meets a namesake on the way.
  const first = Math.floor(chance(`last ${date}`) * lastNames.length);
  let left = seats;
  while (left > 0) {
    const seed = `${date} ${sales.length}`;
    const size = Math.min(left, 1 + Math.floor(chance(`seats ${seed}`) * 4));
    const paidOn = addDays(until, -Math.floor(chance(`day ${seed}`) ** 1.3 * weeks * 7));
    const number = Math.floor(chance(`number ${seed}`) * 90_000) + 10_000;
    sales.push({
      name: `${pick(firstNames, `first ${seed}`)} ${lastNames[(first + sales.length) % lastNames.length]}`,
      phone: `+790000${number}`,
      email: `guest-${number}@example.com`,
      source: pick(sources, `source ${seed}`),
      seats: size,
      askedOn: addDays(paidOn, -1),
      paidOn,
    });
    left -= size;
  }
  return sales;
}

const pick = <Item>(items: readonly Item[], seed: string): Item =>
  items[Math.floor(chance(seed) * items.length)]!;
