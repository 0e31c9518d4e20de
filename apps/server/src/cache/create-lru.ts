import { LRUCache } from "lru-cache";

/** Entries that a process keeps, those that were asked for last. */
export type Lru<Key extends string | number, Value extends object | string> = LRUCache<Key, Value>;

/** How much is kept: so many entries, or entries whose sizes, given with each, come to so much. */
type Room = { max: number } | { maxSize: number };

/** Makes an empty cache; every one of this app is made here. */
export const createLru = <Key extends string | number, Value extends object | string>(
  room: Room,
): Lru<Key, Value> => new LRUCache<Key, Value>(room);
