import type { Services } from "../../platform/services.ts";
import { indexOf } from "./search-of.ts";

interface FirstSearch {
  q: string;
  withFilters: boolean;
}

/** The search that everybody begins with, and words of many tours: their pages are in memory then. */
const firstSearches: FirstSearch[] = [
  { q: "", withFilters: true },
  { q: "тур", withFilters: false },
  { q: "горы", withFilters: true },
  { q: "озеро и море", withFilters: false },
];

/**
 * Reads all tours, and asks what visitors will: code that has not run and connections that are not open
 * make a first search three times as long as the next.
 */
export async function warmSearch(
  services: Pick<Services, "db" | "env" | "log" | "now">,
  ask: (first: FirstSearch) => Promise<unknown>,
): Promise<void> {
  await indexOf(services).read(services.now());
  for (const first of firstSearches) await ask(first);
}
