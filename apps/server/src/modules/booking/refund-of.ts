import { transitionOf } from "@tour/api";
import type { RefundRule, TransitionName } from "@tour/api";
import { Refusal } from "../../http/errors/errors.ts";
import { bookingTexts } from "./booking.texts.ts";
import { refundOfCancelling } from "./read-refund.ts";
import type { GuardFacts } from "./transition-guards.ts";

type Facts = Parameters<typeof refundOfCancelling>[0] & Pick<GuardFacts, "kept" | "now">;

const rules: Record<RefundRule, (facts: Facts, named: number | undefined) => number> = {
  nothing: () => 0,
  everything: ({ kept }) => kept,
  "by the rules": (facts) => refundOfCancelling(facts, facts.now, facts.kept),
  "as named": ({ kept }, named = kept) => {
    if (named <= kept) return named;
    throw new Refusal("unprocessable", bookingTexts.refundTooLarge);
  },
};

/**
 * What a transition gives back of the money that was kept so far, in minor units; of a refund that may
 * be named everything where it was not. 422 where more is named than there is.
 */
export const refundOfTransition = (
  name: TransitionName,
  facts: Facts,
  named?: number | undefined,
): number => rules[transitionOf(name).refund](facts, named);
