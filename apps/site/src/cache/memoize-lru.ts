import { createLru } from "./create-lru.ts";

/**
 * A function that makes a value of an input and gives it again for an equal one, as JSON has it. The
 * `max` inputs that were asked for last are kept. What is made is shared: nobody may change it.
 */
export function memoizeLru<Input, Value extends object>(
  max: number,
  make: (input: Input) => Value,
): (input: Input) => Value {
  const made = createLru<string, Value>({ max });
  return (input) => {
    const key = JSON.stringify(input);
    const known = made.get(key);
    if (known) return known;
    const value = make(input);
    made.set(key, value);
    return value;
  };
}
