import { toSlug } from "../../platform/text/slug.ts";

/** Hosts that a service of ours may need one day. */
const reserved = new Set(
  "admin api app assets auth beta blog builder cdn crm demo dev docs ftp help localhost mail media ns1 ns2 pay preview shop site sites smtp staff static status support test www".split(
    " ",
  ),
);

export const isReservedName = (name: string) => reserved.has(name);

/** A host's label has at most 63 characters; some are left for a number. */
const maxLength = 40;

/** The label of a host under the provided domain from an organiser's name: Latin letters, digits and dashes. */
export function toProvidedName(name: string): string {
  const label = toSlug(name, maxLength);
  if (label.length < 2) return "tury";
  return reserved.has(label) ? `${label}-tury` : label;
}

/** The names to try, in order: the plain one, then with numbers from 2. */
export function* listSubdomains(organizerName: string): Generator<string> {
  const name = toProvidedName(organizerName);
  yield name;
  for (let number = 2; ; number += 1) yield `${name}-${number}`;
}
