import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
import type { DomainReason } from "@tour/api";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { isReservedName } from "../subdomain.ts";

/** A name as it is stored, or why it can be nobody's. */
export type ReadName = { name: string } | { reason: DomainReason };

const wrong: ReadName = { reason: "malformed" };
const reserved: ReadName = { reason: "reserved" };

/** Endings that no public name server knows. RFC 6761, RFC 6762, RFC 7686, RFC 8375. */
const privateEndings = new Set(
  "alt arpa corp example home internal invalid lan local localhost onion test".split(" "),
);
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Bare host names of addresses with and without a port. */
const hostname = (host: string) => host.replace(/:\d+$/, "").toLowerCase();

/** A custom domain in punycode, from whatever people paste: `https://Алтай.рф/туры` is taken too. */
export function readCustomDomain(typed: string, env: ServerEnv): ReadName {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/\.$/, "");
  const host = domainToASCII(bare);
  const labels = host.split(".");
  const ending = labels.at(-1) ?? "";
  if (host.length > 253 || isIP(host) || labels.length < 2) return wrong;
  if (!labels.every((one) => label.test(one)) || /^\d+$/.test(ending)) return wrong;
  const own = [env.providedDomain, env.domainTarget, new URL(env.siteOrigin).host].map(hostname);
  own.push(new URL(env.builderOrigin).hostname);
  const isOurs = own.some((one) => host === one || host.endsWith(`.${one}`));
  return isOurs || privateEndings.has(ending) ? reserved : { name: host };
}

/** The label of a provided host, from the label or the whole host. */
export function readProvidedName(typed: string, env: ServerEnv): ReadName {
  const suffix = `.${env.providedDomain}`;
  const lower = typed.trim().toLowerCase();
  const bare = lower.endsWith(suffix) ? lower.slice(0, -suffix.length) : lower;
  const name = domainToASCII(bare);
  if (name.length < 2 || !label.test(name)) return wrong;
  const shown = domainToUnicode(name);
  // What only looks like punycode, and letters of several alphabets that look alike.
  if (/^..--/.test(shown) || !hasOneScript(shown)) return wrong;
  return isReservedName(name) ? reserved : { name };
}

/** A host in its own script; one that mixes alphabets stays in punycode, so that it can't deceive. */
export function showHost(host: string): string {
  const [, bare = host, port = ""] = /^(.*?)(:\d+)?$/.exec(host) ?? [];
  const shown = domainToUnicode(bare);
  return shown && shown.split(".").every(hasOneScript) ? shown + port : host;
}

function hasOneScript(text: string): boolean {
  const letters = text.replace(/[\d-]/g, "");
  return [
    /^\p{Script=Latin}*$/u,
    /^\p{Script=Cyrillic}*$/u,
    /^[^\p{Script=Latin}\p{Script=Cyrillic}]*$/u,
  ].some((script) => script.test(letters));
}
