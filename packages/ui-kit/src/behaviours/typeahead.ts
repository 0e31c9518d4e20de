/** Wait after which typed letters begin a new word, in ms. */
const TYPEAHEAD_RESET_MS = 500;

/** The next index, after `from`, whose text starts with what was typed; a repeated letter cycles. */
export function matchTyped(texts: readonly string[], typed: string, from: number): number {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const word = (isRepeated ? (typed[0] ?? "") : typed).toLowerCase();
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (start + step) % texts.length;
    if (texts[index]?.trim().toLowerCase().startsWith(word)) return index;
  }
  return -1;
}

/** Collects letters typed in quick succession. */
export function createTypeahead() {
  let typed = "";
  let last = 0;
  return (letter: string, now: number): string => {
    typed = now - last > TYPEAHEAD_RESET_MS ? letter : typed + letter;
    last = now;
    return typed;
  };
}
