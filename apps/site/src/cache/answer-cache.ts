import { createLru } from "./create-lru.ts";

interface AnswerCacheOptions<Answer> {
  /** Answers are kept up to so many bytes, those that were asked for last. */
  maxBytes: number;
  /** How long an answer is believed without asking again, in ms. */
  fresh: number;
  /** How long the last answer is believed while asking fails, in ms; RFC 5861 calls it `stale-if-error`. */
  staleIfError: number;
  ask: (key: string) => Promise<Answer>;
  /** What goes for an answer when asking failed and the last answer is none or too old. */
  withoutAnswer: (key: string) => Answer;
  onError: (error: unknown, key: string, instead: Answer) => void;
  now: () => number;
}

interface Known<Answer> {
  at: number;
  given: Promise<Answer>;
  last: { at: number; answer: Answer } | undefined;
}

/** Asks for a key's answer once in a while, and shares it; failures are asked about no more often. */
export function createAnswerCache<Answer extends object>({
  maxBytes,
  fresh,
  staleIfError,
  ask,
  withoutAnswer,
  onError,
  now,
}: AnswerCacheOptions<Answer>): (key: string) => Promise<Answer> {
  const cache = createLru<string, Known<Answer>>({ maxSize: maxBytes });

  /** Set over itself it would keep its first size. */
  const fit = (key: string, known: Known<Answer>, answer: Answer) => {
    if (cache.peek(key) !== known) return;
    cache.delete(key);
    cache.set(key, known, { size: bytesOf(key) + bytesOf(answer) });
  };

  const askAnew = async (key: string, known: Known<Answer>): Promise<Answer> => {
    try {
      const answer = await ask(key);
      known.last = { at: now(), answer };
      fit(key, known, answer);
      return answer;
    } catch (error) {
      const { last } = known;
      const instead = last && now() - last.at < staleIfError ? last.answer : withoutAnswer(key);
      onError(error, key, instead);
      return instead;
    }
  };

  return (key) => {
    const before = cache.get(key);
    if (before && now() - before.at < fresh) return before.given;
    const known = { at: now(), last: before?.last } as Known<Answer>;
    known.given = askAnew(key, known);
    // How long it will be, the last answer tells; without one, nobody knows yet.
    cache.set(key, known, { size: bytesOf(key) + bytesOf(before?.last?.answer ?? null) });
    return known.given;
  };
}

/** What stands around an answer, and it as an object, which takes about four bytes for each of its JSON. */
const bytesOf = (value: unknown): number => 200 + 4 * JSON.stringify(value).length;
