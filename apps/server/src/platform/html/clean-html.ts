import sanitizeHtml from "sanitize-html";
import { isTooDeep } from "./html-depth.ts";
import { escapeText } from "./escape-text.ts";

/** Rich text of the product decisions, section 3, and nothing more. */
const options: sanitizeHtml.IOptions = {
  allowedTags: "p h2 h3 h4 ul ol li a strong em u s blockquote br".split(" "),
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, ...externalMarks(href) } }),
  },
};

/** A link that leaves the site opens beside it, and tells the other side nothing. */
function externalMarks(href: string): Record<string, string> {
  const isExternal = /^https?:/i.test(href.trim());
  return isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {};
}

/** Characters that are cleaned in one go: what takes more would hold up everybody. */
export const maxHtmlLength = 200_000;

/**
 * Keeps the tags that a text of a block may have; whatever else was sent is gone. A text that is
 * longer, or nests deeper, than anybody writes keeps its tags as words.
 */
export function cleanHtml(html: string): string {
  const isTooMuch = html.length > maxHtmlLength || isTooDeep(html);
  return isTooMuch ? escapeText(html) : sanitizeHtml(html, options);
}
