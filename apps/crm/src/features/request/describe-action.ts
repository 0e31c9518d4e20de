import { transitionOf } from "@tour/api";
import type { RequestAction, SellerRequest } from "@tour/api";
import { formatMoney, plural } from "@tour/blocks/format";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { undoneDeclineTexts } from "../../texts/undo.ru.ts";

/** Of the transitions that the server offers, the first of a kind: a seller's is one of theirs. */
export const findAction = (
  actions: readonly RequestAction[],
  kind: "confirm" | "decline" | "cancel",
) => actions.find(({ name }) => name.startsWith(kind));

/** What confirming does: until when the seats are held then, and what the guest pays. */
export function describeConfirming({ to }: RequestAction, { prepayment }: SellerRequest): string {
  const { holdHours = 0 } = transitionOf("confirm");
  return to === 2
    ? texts.confirmEffect[2](holdHours, formatMoney(prepayment))
    : texts.confirmEffect[3];
}

/** What closing a request does, by the server's own words of it. */
export function describeEffect({ seats_back: seats, refund }: RequestAction): string {
  const { effects } = texts;
  return [
    effects.seats(plural(seats, texts.seats)),
    refund.amount > 0 ? effects.refund(formatMoney(refund)) : effects.noRefund,
  ].join(" ");
}

/** Money that goes back is not taken back any more, so neither is the decline. */
export const declineWords = ({ refund }: RequestAction) =>
  refund.amount > 0 ? { ...texts.declining, text: undoneDeclineTexts.final } : texts.declining;
