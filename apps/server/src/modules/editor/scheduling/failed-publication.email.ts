import type { ScheduledParts } from "@tour/api";
import type { EmailContent, EmailFact } from "../../emails/layout/email-content.ts";
import { formatInstant } from "../../booking/emails/email-parts.ts";
import { nameOf } from "./apply-scheduled.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

const texts = schedulingTexts.email;

export interface FailedPublication {
  site: string;
  parts: ScheduledParts;
  publishAt: Date;
  timeZone: string;
  /** Who scheduled it; null for somebody whose account is gone. */
  by: string | null;
  /** Why it did not go out. */
  message: string;
  /** Where it stands in the builder. */
  href: string;
}

/** To an organiser's owners: what was to go out, and why it did not. */
export const failedPublicationEmail = ({
  site,
  parts,
  publishAt,
  timeZone,
  by,
  message,
  href,
}: FailedPublication): EmailContent => ({
  subject: texts.subject(site),
  preview: texts.preview(message),
  title: texts.title,
  parts: [
    { kind: "words", title: texts.why, text: message },
    {
      kind: "facts",
      facts: [
        { name: texts.when, value: formatInstant(publishAt.toISOString(), timeZone) },
        { name: texts.by, value: by ?? texts.somebody },
        ...listPartFacts(parts),
      ],
    },
    { kind: "text", text: texts.text },
    { kind: "button", text: texts.open, href },
  ],
  reason: texts.reason,
});

/** The pages with their blocks by name, and the rest of the site. */
function listPartFacts(parts: ScheduledParts): EmailFact[] {
  const pages = (["main", "tour"] as const).map((page) => ({
    name: schedulingTexts.parts[page],
    value: parts[page].map(({ type }) => nameOf(type)).join(", "),
  }));
  const { site: name, siteText: value } = schedulingTexts;
  return [...pages.filter((page) => page.value), ...(parts.site ? [{ name, value }] : [])];
}
