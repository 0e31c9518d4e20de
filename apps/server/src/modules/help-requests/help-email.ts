import type { HelpRequest } from "@tour/api";
import type { Email } from "../../platform/mail/email.ts";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import { oneLine } from "../../platform/mail/one-line.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
import { helpRequestTexts } from "./help-request.texts.ts";
import { pageUrl } from "./page-url.ts";

const { email: texts } = helpRequestTexts;

/** A name, a value, and where it leads. */
type Row = readonly [name: string, value: string, href?: string | undefined];

/** What stands above, by how the question came. */
interface HelpEmailWords {
  subject: (name: string) => string;
  lead: (host: string) => string;
}

const asked: HelpEmailWords = texts;

/** Of a question that somebody of the team wrote down for the guest. */
export const recordedBy = (name: string): HelpEmailWords => ({
  subject: texts.recordedSubject,
  lead: () => texts.recordedLead(name),
});

/**
 * The email that tells whoever sells of a visitor's question. What the visitor typed never gets
 * into a header as it is, and into HTML as text only.
 */
export function makeHelpEmail(
  request: HelpRequest,
  to: string,
  siteUrl: string,
  words: HelpEmailWords = asked,
): Email {
  const page = pageUrl(request.page, siteUrl);
  const isPlain = isPlainAddress(request.email);
  const rows: Row[] = [
    [texts.name, oneLine(request.name)],
    [texts.phone, oneLine(request.phone), `tel:${request.phone.replaceAll(/[^\d+]/g, "")}`],
    [texts.email, oneLine(request.email), isPlain ? `mailto:${request.email}` : undefined],
    [texts.page, page ?? "", page],
  ];
  const filled = rows.filter(([, value]) => value !== "");
  return {
    to,
    subject: words.subject(oneLine(request.name).slice(0, 60)),
    text: toText(filled, request.message, words.lead(new URL(siteUrl).host)),
    html: toHtml(filled, request.message, words.lead(new URL(siteUrl).host)),
    // A plain "reply" goes to the visitor, where there is an address to reply to.
    ...(isPlain && { replyTo: request.email }),
  };
}

function toText(rows: readonly Row[], message: string, lead: string): string {
  const lines = rows.map(([name, value]) => `${name}: ${value}`);
  const parts = [lead, lines.join("\n"), message];
  return parts.filter(Boolean).join("\n\n");
}

function toHtml(rows: readonly Row[], message: string, lead: string): string {
  const lines = rows.map(([name, value, href]) => {
    const shown = href
      ? `<a href="${escapeHtml(href)}" style="color:#1f6b4a">${escapeHtml(value)}</a>`
      : escapeHtml(value);
    return `<tr><td style="padding:4px 16px 4px 0;color:#667066;vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0">${shown}</td></tr>`;
  });
  const quoted = message
    ? `<p style="margin:20px 0 0;padding:14px 16px;border-radius:10px;background:#f3f5f3;white-space:pre-line">${escapeHtml(message)}</p>`
    : "";
  return (
    `<!DOCTYPE html><html lang="ru"><body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c241f">` +
    `<p style="margin:0 0 16px;font-size:18px;font-weight:bold">${escapeHtml(lead)}</p>` +
    `<table role="presentation" style="border-collapse:collapse">${lines.join("")}</table>${quoted}</body></html>`
  );
}
