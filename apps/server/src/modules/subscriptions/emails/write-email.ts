import type { Services } from "../../../platform/services.ts";
import type { Email } from "../../../platform/mail/email.ts";
import { marketSender, readOffice } from "../../booking/emails/read-office.ts";
import { composeEmail } from "../../emails/layout/compose-email.ts";
import type { EmailContent, EmailPart, EmailSender } from "../../emails/layout/email-content.ts";
import type { SubscriptionRow } from "../subscription.table.ts";
import { subscriptionTexts } from "../subscription.texts.ts";

const { email: texts } = subscriptionTexts;

/** Whom an email of a subscription comes from, and where its page stands. */
export interface Correspondence {
  sender: EmailSender;
  /** The host of the site, as people read it. */
  host: string;
  /** Where the subscription is shown, confirmed and ended. */
  href: string;
  /** Where all of the mailbox are: on the marketplace, which is nobody's alone. */
  listHref: string;
}

/** Where the mailbox sees all of its subscriptions. */
export const toAll = ({ listHref: href }: Correspondence): EmailPart => ({
  kind: "facts",
  facts: [{ name: texts.all.name, value: texts.all.open, href }],
});

/** Puts an email together: news of a tour come from its organiser, those of a search from the marketplace. */
export async function writeEmail(
  services: Services,
  { email: to, token }: Pick<SubscriptionRow, "email" | "token">,
  organizerId: number | null,
  write: (correspondence: Correspondence) => EmailContent,
): Promise<Email> {
  const office = organizerId === null ? null : await readOffice(services, organizerId);
  const sender = office?.sender ?? marketSender(services.env);
  const replyTo = office?.organizer.email ?? "";
  const { host } = new URL(sender.siteUrl);
  const content = write({
    ...{ sender, host },
    href: `${sender.siteUrl}/subscription/${token}`,
    listHref: `${services.env.siteOrigin}/subscription/${token}/all`,
  });
  return composeEmail(content, sender, { to, replyTo, isInSendersName: true });
}
