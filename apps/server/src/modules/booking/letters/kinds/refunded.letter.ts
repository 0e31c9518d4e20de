import { greet, guestReason, money, orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.refunded;

/** To the guest: money is back, through the shop or by hand. Who cancelled may have told them nothing. */
export const refundedLetter: RequestLetter = {
  kind: "refunded",
  to: "guest",
  write: (context) => {
    const { facts, request } = context;
    const sum = money(context, facts.refund ?? 0);
    const { status } = request;
    const why = status === 6 || status === 8 ? `${texts.cancelled[status]} ` : "";
    const byHand = request.salesModel === 1 ? texts.byStaff : texts.byOrganizer;
    const text = why + (facts.isByHand ? byHand : texts.byShop)(sum);
    return {
      subject: texts.subject(request.id, sum),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        { kind: "facts", facts: tripFacts(context) },
        orderButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
