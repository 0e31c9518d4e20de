import type { EmailContent } from "../../emails/layout/email-content.ts";
import { subscriptionTexts } from "../subscription.texts.ts";
import { toAll } from "./write-email.ts";
import type { Correspondence } from "./write-email.ts";

const { email: texts } = subscriptionTexts;

interface Asked {
  /** Null of a search: what strangers type goes to nobody who has not confirmed. */
  tourTitle: string | null;
  isConfirmed: boolean;
}

/** Asks a mailbox whether it was its owner who subscribed; or says that they already did. */
export function confirmEmail(
  { tourTitle, isConfirmed }: Asked,
  correspondence: Correspondence,
): EmailContent {
  const { host, href } = correspondence;
  const { already } = texts;
  const { subject, title } = isConfirmed
    ? already
    : tourTitle === null
      ? texts.confirmSearch
      : texts.confirmTour;
  const asked =
    tourTitle === null ? texts.confirmSearch.text(host) : texts.confirmTour.text(host, tourTitle);
  const text = isConfirmed ? already.text : asked;
  return {
    subject,
    preview: text,
    title,
    parts: [
      { kind: "text", text },
      { kind: "button", text: isConfirmed ? already.open : texts.confirm, href },
      isConfirmed ? toAll(correspondence) : { kind: "text", text: texts.keep },
    ],
    reason: texts.asked(host),
  };
}
