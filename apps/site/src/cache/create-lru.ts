import { watchCache } from "@tour/telemetry";
import { LRUCache } from "lru-cache";

/** Entries that a process keeps, those that were asked for last. */
export type Lru<Key extends string | number, Value extends object | string> = LRUCache<Key, Value>;

/** How much is kept: so many entries, or entries whose sizes, given with each, come to so much. */
type Room<Value> =
  | { max: number }
  | { maxSize: number; sizeCalculation?: (value: Value) => number };

/** Makes an empty cache; every one of this app is made here. Metrics show those that have a name. */
export const createLru = <Key extends string | number, Value extends object | string>(
  room: Room<Value>,
  name?: string,
): Lru<Key, Value> => {
  const cache = new LRUCache<Key, Value>(room);
  return name === undefined ? cache : watchCache(name, cache);
};
