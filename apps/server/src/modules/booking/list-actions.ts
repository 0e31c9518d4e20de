import { transitionNames, transitionOf } from "@tour/api";
import type { RequestAction, TransitionName } from "@tour/api";
import { findObstacle } from "./transition-guards.ts";
import type { GuardFacts } from "./transition-guards.ts";
import { refundOfTransition } from "./refund-of.ts";

type Facts = GuardFacts & Parameters<typeof refundOfTransition>[1];

/**
 * Which transitions of the table somebody who sells may make now, and what each would do. Money that
 * came is no choice: who may write it down says `outside` of the request.
 */
export const listActions = (facts: Facts, actor: "organizer" | "staff"): RequestAction[] =>
  transitionNames
    .filter((name) => {
      const { by, from } = transitionOf(name);
      const isOpen = by.includes(actor) && from.includes(facts.request.status);
      return isOpen && !by.includes("payment provider") && !findObstacle(name, facts);
    })
    .map((name) => describeAction(name, facts));

function describeAction(name: TransitionName, facts: Facts): RequestAction {
  const { to, seats, refund, letter, isLetterOptional } = transitionOf(name);
  const { seats: booked, currency } = facts.request;
  const often = isLetterOptional ? "optional" : "always";
  return {
    name,
    to,
    seats_back: seats === "are given back" ? booked : 0,
    refund: { amount: refundOfTransition(name, facts), currency },
    is_refund_named: refund === "as named",
    letter: letter ? often : "never",
  };
}
