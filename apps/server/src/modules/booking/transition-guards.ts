import { requestTransitions } from "@tour/api";
import type { RequestGuard, TransitionName } from "@tour/api";
import { countDays, readToday } from "@tour/dates";
import { Refusal } from "../../http/errors/errors.ts";
import { bookingTexts } from "./booking.texts.ts";
import { daysLeft } from "./days-left.ts";
import type { requests } from "./request.table.ts";

/** What guards look at. */
export interface GuardFacts {
  request: typeof requests.$inferSelect;
  departure: { startDate: string; endDate: string };
  tour: { timeZone: string };
  /** Its hold is over, by the clock of the database. */
  isOver: boolean;
  /** What its guest paid and does not get back, in minor units. */
  kept: number;
  now: Date;
}

type Facts<Key extends keyof GuardFacts> = Pick<GuardFacts, Key>;

/** The guards of the table of transitions; each names what it has to know. */
const guards = {
  "a prepayment is asked": ({ request }: Facts<"request">) => request.prepaymentAmount > 0,
  "no prepayment is asked": ({ request }: Facts<"request">) => request.prepaymentAmount === 0,
  "the prepayment is paid": ({ request, kept }: Facts<"request" | "kept">) =>
    kept >= request.prepaymentAmount,
  "all is paid": ({ request, kept }: Facts<"request" | "kept">) => kept >= request.totalAmount,
  "the hold is over": ({ isOver }: Facts<"isOver">) => isOver,
  "the trip has not begun": (facts: Facts<"departure" | "tour" | "now">) =>
    daysLeft(facts, facts.now) > 0,
  "the trip is over": ({ departure, tour, now }: Facts<"departure" | "tour" | "now">) =>
    countDays(departure.endDate, readToday(tour.timeZone, now)) > 0,
} satisfies Record<RequestGuard, (facts: GuardFacts) => boolean>;

/** The first guard of a transition that does not let it pass; undefined where all do. */
export const findObstacle = (name: TransitionName, facts: GuardFacts): RequestGuard | undefined =>
  requestTransitions[name].guards.find((guard) => !guards[guard](facts));

/** Whether a request's guest may cancel it: by its status, and before the first day begins. */
export function canGuestCancel(facts: Facts<"request" | "departure" | "tour">, now: Date): boolean {
  const { from, guards: needed } = requestTransitions.cancelByGuest;
  return (
    (from as readonly number[]).includes(facts.request.status) &&
    needed.every((guard) => guards[guard]({ ...facts, now }))
  );
}

/** 409 with the request's status. */
export const otherStatus = (status: number, message: string = bookingTexts.otherStatus) =>
  new Refusal("conflict", message, { data: { status } });

/** Refuses a transition that a guard does not let pass. */
export function requirePassing(name: TransitionName, facts: GuardFacts): void {
  const obstacle = findObstacle(name, facts);
  if (!obstacle) return;
  const hasBegun = obstacle === "the trip has not begun";
  throw otherStatus(facts.request.status, hasBegun ? bookingTexts.hasBegun : undefined);
}
