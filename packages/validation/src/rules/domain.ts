import { hasInvisible } from "./invisible.ts";
import { readUrl } from "./read-url.ts";

/** In ASCII a name is of letters, digits, hyphens and dots: what else a parser takes is a trick. */
const plain = /^[a-z\d.\u0080-\u{10ffff}-]+$/iu;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
const zone = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/**
 * The ASCII form of an internet domain, as the DNS is asked for it; undefined for what is none. A
 * domain has two parts at least, a zone of letters, and labels of 1 to 63 characters, 253 in all.
 * Names in any script are mapped by the platform's own IDNA (UTS 46), as browsers do it.
 */
export function readDomain(name: string): string | undefined {
  if (name.length > 253 || !plain.test(name) || hasInvisible(name)) return undefined;
  const ascii = readUrl(`http://${name}`)?.hostname ?? "";
  const labels = ascii.split(".");
  const isWhole = ascii.length <= 253 && labels.length > 1 && zone.test(labels.at(-1) ?? "");
  return isWhole && labels.every((part) => part.length <= 63 && label.test(part))
    ? ascii
    : undefined;
}
