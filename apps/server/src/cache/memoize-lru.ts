import { createLru } from "./create-lru.ts";

interface Made<Value> {
  text: string;
  value: Value;
}

/**
 * A function that makes a value of a text, and gives it again for as long as the text of a key stays
 * the same; where none is given the key is the text. The `max` keys that were asked for last are
 * kept. What is made is shared: nobody may change it.
 */
export function memoizeLru<Value>(
  max: number,
  make: (text: string) => Value,
): (key: string, text?: string) => Value {
  const known = createLru<string, Made<Value>>({ max });
  return (key, text = key) => {
    const last = known.get(key);
    if (last?.text === text) return last.value;
    const value = make(text);
    known.set(key, { text, value });
    return value;
  };
}
