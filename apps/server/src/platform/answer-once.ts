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
export function answerOnce<Answer extends object>(
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

/** An answer as JSON in UTF-8; texts would be encoded at sending, and measured before. */
export const writeAnswer = (answer: unknown): Uint8Array<ArrayBuffer> =>
  written.get(answer as object) ?? toBytes(answer);

const toBytes = (answer: unknown) => Buffer.from(JSON.stringify(answer));
