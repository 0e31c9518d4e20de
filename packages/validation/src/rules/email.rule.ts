import { defineRule } from "../rule.ts";
import { readDomain } from "./domain.ts";
import { isEmpty } from "./is-empty.ts";

/** What stands between the dots before the @: RFC 5322's atoms, with the letters of RFC 6531. */
const atom = /^[\w!#$%&'*+/=?^`{|}~\p{L}\p{N}\p{M}-]+$/u;
/**
 * A name for mail is of letters, marks, figures and hyphens. The URL parser would take symbols, and
 * map full-width letters and ligatures to the plain ones that were not typed.
 */
const hostLetters = /^(?:[\p{L}\p{M}\p{Nd}.\u00b7\u0375\u05f3\u05f4\u30fb-]|\u200c|\u200d)+$/u;
const words = /[\p{L}\p{M}]+/gu;
const latin = /\p{Script=Latin}/u;
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

function isLocalPart(local: string): boolean {
  return local.length <= 64 && local.split(".").every((part) => atom.test(part));
}

function isPlainHost(host: string): boolean {
  return hostLetters.test(host) && host.normalize("NFKC") === host.normalize("NFC");
}

/**
 * A Cyrillic or Greek letter among Latin ones looks right and reaches nobody. Before a domain in
 * ASCII all of them are strays: those who give out such names have a domain in the same script.
 */
function isMisspelt(local: string, domain: string): boolean {
  if (!lookalike.test(local)) return false;
  if (!domain.split(".").some((part) => part.startsWith("xn--"))) return true;
  return (local.match(words) ?? []).some((word) => latin.test(word) && lookalike.test(word));
}

/**
 * An address that mail can be sent to: what the HTML standard calls valid, less what no mailbox
 * has (a domain without a zone, dots at the ends or side by side), with names in any script.
 */
export const emailRule = defineRule({
  name: "email",
  test(value) {
    if (isEmpty(value)) return true;
    if (typeof value !== "string" || value.length > 254) return false;
    const at = value.lastIndexOf("@");
    const local = value.slice(0, Math.max(at, 0));
    if (!isLocalPart(local)) return false;
    const host = value.slice(at + 1);
    const domain = isPlainHost(host) ? readDomain(host) : undefined;
    if (domain === undefined || isMisspelt(local, domain)) return false;
    return local.length + 1 + domain.length <= 254;
  },
});
