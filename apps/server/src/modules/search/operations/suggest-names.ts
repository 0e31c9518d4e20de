import type { SuggestionKind } from "@tour/api";
import { findScope } from "../search-tours.ts";
import type { FoundName } from "../suggestions/found-name.ts";
import { suggest } from "../suggestions/suggest.ts";
import type { Reading } from "./reading.ts";

interface Asked {
  organizerId: number | null;
  typed: string;
  kind: SuggestionKind | undefined;
  limit: number;
}

/** What may be meant by what was typed. */
export function suggestNames(
  { known: { tours, suggestions } }: Reading,
  { organizerId, typed, kind, limit }: Asked,
): FoundName[] {
  const make = () => {
    const scope = findScope(tours, { organizerId, text: null });
    return suggest(tours, suggestions, { typed, scope, kind, limit });
  };
  // Everybody types the same beginnings.
  return suggestions.known.get(tours, JSON.stringify([organizerId, typed, kind, limit]), make);
}
