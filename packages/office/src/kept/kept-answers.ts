import { askKept } from "./ask-kept.ts";

/** Raised when what is kept has another shape than before: what is older is then of no use. */
const version = 1;
const day = 24 * 3_600_000;

/** How long an answer is kept, in ms, how many are, and of how many characters one may be. */
export const keptLimits = { age: 7 * day, answers: 150, characters: 500_000 };

export interface KeptAnswer {
  version: number;
  /** Of the account that read it. */
  owner: string;
  /** When the server said so, in ms. */
  at: number;
  data: unknown;
}

const isOld = ({ version: kept, at }: KeptAnswer, now: number) =>
  kept !== version || now - at > keptLimits.age;

/** What was read under a name, and not too long ago; null where nothing is kept. */
export async function findAnswer(name: string, now = Date.now()): Promise<KeptAnswer | null> {
  const found = await askKept<KeptAnswer | undefined>("answers", "readonly", (store) =>
    store.get(name),
  );
  return found && !isOld(found, now) ? found : null;
}

/** Keeps an answer in the place of what was read before; one that is too long takes that away. */
export async function keepAnswer(name: string, answer: Omit<KeptAnswer, "version">): Promise<void> {
  if (JSON.stringify(answer.data).length > keptLimits.characters) return forgetAnswer(name);
  await askKept("answers", "readwrite", (store) => store.put({ version, ...answer }, name));
}

export const forgetAnswer = (name: string): Promise<void> =>
  askKept("answers", "readwrite", (store) => store.delete(name)).then(() => {});

/** Erases what is too old, too much, or was read by another account than this one. */
export async function forgetOldAnswers(owner: string, now = Date.now()): Promise<void> {
  const names = await askKept("answers", "readonly", (store) => store.getAllKeys());
  const answers: KeptAnswer[] = await askKept("answers", "readonly", (store) => store.getAll());
  const named = answers
    .map((answer, index) => ({ answer, name: names[index]! }))
    .toSorted((a, b) => b.answer.at - a.answer.at);
  const others = named.filter(
    ({ answer }, index) =>
      answer.owner !== owner || isOld(answer, now) || index >= keptLimits.answers,
  );
  for (const { name } of others) {
    await askKept("answers", "readwrite", (store) => store.delete(name));
  }
}
