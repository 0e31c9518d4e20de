import { visitSourceHeader, visitSources } from "@tour/api";
import type { VisitSource } from "@tour/api";

/** What the site says of where the guest came from; null where it says nothing that is known. */
export function readVisitSource(headers: Headers): VisitSource | null {
  const said = headers.get(visitSourceHeader);
  return visitSources.find((source) => source === said) ?? null;
}
