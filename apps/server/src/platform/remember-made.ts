interface Made<Value> {
  text: string;
  value: Value;
}

/**
 * A function that makes a value of a text, and gives it again for as long as the text of a key stays
 * the same; where none is given the key is the text. The `most` keys that were asked for last are kept. What is made is shared: nobody may
 * change it.
 */
export function rememberMade<Value>(
  most: number,
  make: (text: string) => Value,
): (key: string, text?: string) => Value {
  const known = new Map<string, Made<Value>>();
  return (key, text = key) => {
    const last = known.get(key);
    const kept = last?.text === text ? last : { text, value: make(text) };
    known.delete(key);
    known.set(key, kept);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return kept.value;
  };
}
