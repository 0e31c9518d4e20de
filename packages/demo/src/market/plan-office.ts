import type { RequestStatus, VisitSource } from "@tour/api";
import { chance } from "../chance.ts";
import { firstNames, lastNames } from "./names.ts";
import { addDays } from "@tour/dates";

/** Dates lie so many days to both sides of today. */
const horizon = 540;

export interface PlannedDeparture {
  startDate: string;
  endDate: string;
  isOver: boolean;
}

/** Dates of one tour, evenly over three years: the one with this number of so many. */
export function planDeparture(
  { days, count, shift }: { days: number; count: number; shift: number },
  number: number,
  today: string,
): PlannedDeparture {
  const after = Math.round(((number + shift) / count) * 2 * horizon) - horizon;
  const startDate = addDays(today, after);
  const endDate = addDays(startDate, days - 1);
  return { startDate, endDate, isOver: endDate < today };
}

/** A request of somebody who does not exist: always the same for the same number. */
export interface PlannedRequest {
  name: string;
  phone: string;
  email: string;
  seats: number;
  status: RequestStatus;
  source: VisitSource;
  /** Calendar date. */
  askedOn: string;
  /** Its guest has asked something, and the organiser has answered. */
  isAnswered: boolean;
  /** Its guest waits for an answer. */
  isWaiting: boolean;
  hasTask: boolean;
  /** How many of its tourists are written down. */
  known: number;
}

const sources = ["search", "search", "direct", "social", "campaign", "marketplace"] as const;

/** So many of a hundred have which status: of dates to come, and of dates that are over. */
const coming = shares({ 1: 4, 2: 8, 3: 72, 5: 8, 6: 2, 7: 5, 8: 1 });
const over = shares({ 4: 86, 5: 7, 6: 2, 7: 4, 8: 1 });

export function planRequest(
  number: number,
  departure: PlannedDeparture,
  today: string,
): PlannedRequest {
  const by = (what: string) => chance(`office ${number} ${what}`);
  const pick = <Item>(items: readonly Item[], what: string): Item =>
    items[Math.floor(by(what) * items.length)]!;
  const seats = 1 + Math.floor(by("seats") * 4);
  const status = pick(departure.isOver ? over : coming, "status");
  const latest = departure.startDate < today ? departure.startDate : today;
  const isOpen = status <= 3;
  // Every tenth guest comes back.
  const guest = by("again") < 0.1 ? Math.floor(number / 2) : number;
  return {
    name: `${pick(firstNames, `first ${guest}`)} ${pick(lastNames, `last ${guest}`)}`,
    phone: `+7900${String(1_000_000 + guest)}`,
    email: `guest-${guest}@example.com`,
    seats,
    status,
    source: pick(sources, "source"),
    askedOn: addDays(latest, -1 - Math.floor(by("asked") * (status <= 2 ? 1 : 60))),
    isAnswered: by("answered") < 0.3,
    isWaiting: isOpen && by("waiting") < 0.04,
    hasTask: isOpen && by("task") < 0.1,
    known: status >= 3 && by("known") < 0.7 ? seats : 0,
  };
}

/** A hundred numbers to pick from. */
function shares(of: Partial<Record<RequestStatus, number>>): readonly RequestStatus[] {
  return Object.entries(of).flatMap(([status, share]) =>
    Array.from({ length: share }, () => Number(status) as RequestStatus),
  );
}
