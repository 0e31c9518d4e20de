/** Words of the product and of its trade that nobody needs to guess twice. */
const ownWords = [
  ...["password", "passw0rd", "пароль", "parol", "admin", "админ", "root", "qwerty", "йцукен"],
  ...["organizer", "организатор", "staff", "manager", "менеджер", "owner", "guide", "гид"],
  ...["tour", "tours", "тур", "туры", "туризм", "travel", "crm", "builder", "конструктор", "site"],
];
/** Shorter ones are parts of other words. */
const minWordLength = 3;
const noLetters = /[^\p{L}]+/gu;

/** Passwords that many people have, in lower case. Read when somebody sets one, for most processes never need it. */
const readCommon = () => (common ??= loadCommon());
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: list } = await import("./common-passwords.json", { with: { type: "json" } });
  return new Set(list.passwords.split(" "));
}

/**
 * Whether a password is among the first that a stranger tries: one that many people have, or one whose
 * letters are nothing but words of the product and of `about` (a name, an e-mail, our hosts).
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const folded = password.toLowerCase();
  if ((await readCommon()).has(folded)) return true;
  const words = [...ownWords, ...about.flatMap(listWords)];
  return isMadeOf(folded.replaceAll(noLetters, ""), words);
}

const listWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(noLetters)
    .filter((word) => word.length >= minWordLength);

/** Whether a text is these words one after another; of digits and signs alone nothing is left. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = [true];
  for (let at = 0; at < text.length; at += 1) {
    if (!reached[at]) continue;
    for (const word of words) if (text.startsWith(word, at)) reached[at + word.length] = true;
  }
  return text !== "" && reached[text.length] === true;
}
