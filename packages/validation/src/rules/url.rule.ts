import { defineRule } from "../rule.ts";
import { readDomain } from "./domain.ts";
import { hasInvisible } from "./invisible.ts";
import { isEmpty } from "./is-empty.ts";
import { readUrl } from "./read-url.ts";

const start = /^https?:\/\/(?<authority>[^/?#]+)/i;
const port = /:\d*$/;
const figures = /^\d[\d.]*$/;
/** The parser forgives what a link must not have: spaces, a backslash, what ends an attribute. */
const forgiven = /[\\<>"]/;

/** Blogs have underscores in their names, which are no part of a domain, and browsers open them. */
function takeUnderscores(name: string): string {
  const labels = name.split(".");
  const own = labels.slice(0, -2).map((label) => label.replaceAll("_", "x"));
  return [...own, ...labels.slice(-2)].join(".");
}

/** A host as it was typed: for the parser `0x7f.1` and `ex%61mple.ru` are hosts, too. */
function isHost(typed: string, { hostname }: URL): boolean {
  if (typed.startsWith("[") || typed.toLowerCase() === "localhost") return true;
  // There is one right way to write an address in figures, and the parser answers with it.
  if (figures.test(hostname)) return typed === hostname;
  return (
    readDomain(takeUnderscores(typed.endsWith(".") ? typed.slice(0, -1) : typed)) !== undefined
  );
}

/**
 * A whole http or https address that a browser opens (WHATWG URL), with a host that is one, and
 * without a name or a password before it: `https://bank.ru@example.ru` leads to example.ru.
 */
export const urlRule = defineRule({
  name: "url",
  test(value) {
    if (isEmpty(value)) return true;
    if (typeof value !== "string" || value.length > 2048) return false;
    if (forgiven.test(value) || hasInvisible(value)) return false;
    const authority = start.exec(value)?.groups?.authority;
    const address = readUrl(value);
    if (!authority || !address || authority.includes("@")) return false;
    return isHost(authority.replace(port, ""), address);
  },
});
