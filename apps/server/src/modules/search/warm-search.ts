import type { Services } from "../../platform/services.ts";
import { searchOf } from "./search-of.ts";

/** The search that everybody begins with, and words of many tours: their pages are in memory then. */
const firstSearches: Record<string, string>[] = [
  { expand: "filters" },
  { q: "тур" },
  { q: "горы", expand: "filters" },
  { q: "озеро и море" },
];

/**
 * Reads all tours, and asks the app what visitors will: code that has not run and connections that
 * are not open make a first search three times as long as the next.
 */
export async function warmSearch(
  services: Services,
  ask: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<void> {
  await searchOf(services).read(services.now());
  for (const query of firstSearches) {
    const path = `/spa/tours-page?${new URLSearchParams(query)}`;
    await (await ask(path, { headers: { "user-role": "visitor" } })).arrayBuffer();
  }
}
