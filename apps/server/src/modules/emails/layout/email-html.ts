import type { MJMLJsonObject } from "mjml-core";
import { escapeHtml } from "../../../platform/html/escape-html.ts";
import { emailColors } from "./email-colors.ts";
import { emailFont, emailStyles } from "./email-styles.ts";
import type { EmailContent, EmailFact, EmailPart, EmailSender } from "./email-content.ts";
import { renderMjml } from "./render-mjml.ts";

const { light } = emailColors;

/** An email as HTML for mailboxes: a card in the sender's colour, by day and by night. */
export async function emailHtml(content: EmailContent, sender: EmailSender): Promise<string> {
  return renderMjml(
    node("mjml", { lang: "ru" }, [
      node("mj-head", {}, [
        leaf("mj-title", {}, escapeHtml(content.title)),
        leaf("mj-preview", {}, escapeHtml(content.preview)),
        leaf("mj-raw", {}, colorScheme),
        node("mj-attributes", {}, [
          node("mj-all", { "font-family": emailFont, color: light.text }),
          node("mj-text", { "font-size": "16px", "line-height": "1.55", padding: sidePadding }),
          node("mj-table", { "font-size": "16px", padding: sidePadding }),
        ]),
        leaf("mj-style", {}, emailStyles(sender)),
      ]),
      node("mj-body", { "background-color": light.page, width: "600px", "css-class": "page" }, [
        header(sender),
        card(content, sender),
        footer(content, sender),
      ]),
    ]),
  );
}

/** Mailboxes that know the night's colours are told that these emails do, too. */
const colorScheme =
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">';

const sidePadding = "8px 28px";

const node = (
  tagName: string,
  attributes: Record<string, string>,
  children: MJMLJsonObject[] = [],
): MJMLJsonObject => ({ tagName, attributes, children });

/** A tag with HTML inside, or with CSS. */
const leaf = (
  tagName: string,
  attributes: Record<string, string>,
  content: string,
): MJMLJsonObject => ({ tagName, attributes, content });

const section = (attributes: Record<string, string>, parts: MJMLJsonObject[]) =>
  node("mj-section", { padding: "0", ...attributes }, [node("mj-column", { padding: "0" }, parts)]);

function header({ name, siteUrl, logoUrl }: EmailSender): MJMLJsonObject {
  const shown = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="36" style="display:block;height:36px;width:auto;max-width:240px">`
    : escapeHtml(name);
  const style = logoUrl ? 'class="logo" ' : "";
  const link = `<a ${style}href="${escapeHtml(siteUrl)}" style="color:inherit;text-decoration:none">${shown}</a>`;
  const attributes = { "css-class": "part", "font-size": "18px", "font-weight": "700" };
  return section({ padding: "28px 0 16px" }, [leaf("mj-text", attributes, link)]);
}

function card(content: EmailContent, sender: EmailSender): MJMLJsonObject {
  const title = {
    "css-class": "part",
    "font-size": "26px",
    "font-weight": "700",
    "line-height": "1.25",
    padding: "28px 28px 8px",
  };
  return node("mj-wrapper", { padding: "0", "border-radius": "16px" }, [
    section({ "background-color": sender.accent, "css-class": "accent" }, [
      leaf("mj-text", { padding: "0", "line-height": "6px", "font-size": "1px" }, "&nbsp;"),
    ]),
    section({ "background-color": light.card, "css-class": "card", padding: "0 0 28px" }, [
      leaf("mj-text", title, `<h1 style="margin:0;font:inherit">${escapeHtml(content.title)}</h1>`),
      ...content.parts.map((part) => writePart(part, sender)),
    ]),
  ]);
}

function footer(
  { reason, unsubscribe }: EmailContent,
  { name, contacts }: EmailSender,
): MJMLJsonObject {
  const small = { "css-class": "part quiet", "font-size": "13px", color: light.quiet };
  const ways = contacts.map(writeLink).join(" &nbsp;·&nbsp; ");
  return section({ padding: "12px 0 36px" }, [
    leaf("mj-text", small, `<b>${escapeHtml(name)}</b>${ways && `<br>${ways}`}`),
    leaf("mj-text", small, escapeHtml(reason)),
    ...(unsubscribe
      ? [leaf("mj-text", small, writeLink({ value: unsubscribe.text, href: unsubscribe.href }))]
      : []),
  ]);
}

function writePart(part: EmailPart, sender: EmailSender): MJMLJsonObject {
  switch (part.kind) {
    case "text":
      return leaf("mj-text", { "css-class": "part" }, withBreaks(part.text));
    case "words": {
      const words = `<div class="words"><div class="words-title">${escapeHtml(part.title)}</div>${withBreaks(part.text)}</div>`;
      return leaf("mj-text", { "css-class": "part" }, words);
    }
    case "facts":
      return leaf("mj-table", { "css-class": "part" }, part.facts.map(writeFact).join(""));
    case "sums":
      return leaf("mj-table", { "css-class": "part" }, part.sums.map(writeSum).join(""));
    case "button":
      return leaf("mj-button", buttonOf(part.href, sender), escapeHtml(part.text));
  }
}

const buttonOf = (href: string, { accent, onAccent, radius }: EmailSender) => ({
  "css-class": "button",
  href,
  "background-color": accent,
  color: onAccent,
  "border-radius": `${radius}px`,
  "font-size": "16px",
  "font-weight": "600",
  "inner-padding": "14px 26px",
  padding: "16px 28px",
  align: "left",
});

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, "<br>");

const writeLink = ({ value, href }: Pick<EmailFact, "value" | "href">) =>
  href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value);

const writeFact = (fact: EmailFact) =>
  `<tr class="fact"><td>${escapeHtml(fact.name)}</td><td>${writeLink(fact)}</td></tr>`;

const writeSum = ({ name, sum, isTotal }: { name: string; sum: string; isTotal?: boolean }) =>
  `<tr class="sum${isTotal ? " total" : ""}"><td>${escapeHtml(name)}</td><td>${escapeHtml(sum)}</td></tr>`;
