import { isbot } from "isbot";
import { createLru } from "../cache/create-lru.ts";

/** Browsers of the same version name themselves alike: a few thousand names are all that come. */
const known = createLru<string, "person" | "robot">({ max: 2000 });
/** Longer than any browser's. */
const maxName = 1000;

/** Whether a browser with somebody before it names itself so; robots do, or say nothing. */
export function isPerson(userAgent: string): boolean {
  if (userAgent === "" || userAgent.length > maxName) return false;
  const found = known.get(userAgent);
  if (found) return found === "person";
  const isOne = !isbot(userAgent);
  known.set(userAgent, isOne ? "person" : "robot");
  return isOne;
}
