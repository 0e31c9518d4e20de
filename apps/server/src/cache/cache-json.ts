interface Kept {
  key: string;
  answer: object;
}

const kept = new WeakMap<object, Map<string, Kept>>();
const written = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/**
 * An answer that is made of something that never changes, kept for as long as that is, and written
 * as JSON once. Of each `kind` the last one is kept: `key` is all else that it depends on.
 */
export function cacheResponse<Answer extends object>(
  source: object,
  { kind, key = "" }: { kind: string; key?: string },
  make: () => Answer,
): Answer {
  const kinds = kept.get(source) ?? new Map<string, Kept>();
  const known = kinds.get(kind);
  if (known?.key === key) return known.answer as Answer;
  const answer = make();
  kept.set(source, kinds.set(kind, { key, answer }));
  written.set(answer, toBytes(answer));
  return answer;
}

/**
 * A part of many answers that never changes, for example a tour's card: it is written as JSON once,
 * and answers take it as it is where it is an item of their `data`.
 */
export function cacheJson<Part extends object>(part: Part): Part {
  written.set(part, toBytes(part));
  return part;
}

/** An answer as JSON in UTF-8; texts would be encoded at sending, and measured before. */
export function encodeJson(answer: unknown): Uint8Array<ArrayBuffer> {
  const known = written.get(answer as object);
  if (known) return known;
  const items = (answer as { data?: unknown } | null)?.data;
  const isOfParts =
    Array.isArray(items) && items.length > 0 && items.every((item) => written.has(item));
  return isOfParts ? writeList(answer as { data: object[] }) : toBytes(answer);
}

const toBytes = (answer: unknown) => Buffer.from(JSON.stringify(answer));

const [listStart, comma] = ['{"data":[', ","].map((text) => Buffer.from(text)) as [Buffer, Buffer];

function writeList({ data, ...others }: { data: object[] }): Uint8Array<ArrayBuffer> {
  const items = data.flatMap((item, index) => [
    index === 0 ? listStart : comma,
    written.get(item)!,
  ]);
  const rest = JSON.stringify(others).slice(1);
  return Buffer.concat([...items, Buffer.from(rest === "}" ? "]}" : `],${rest}`)]);
}
