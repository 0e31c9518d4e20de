import { currencies } from "@tour/api";
import type { Money } from "@tour/api";

type Currency = Money["currency"];

const words: [Currency, RegExp][] = [
  ["RUB", /₽|руб(?:л(?:ь|я|ей))?\.?|(?<!\p{L})р\.?(?!\p{L})|RU[BR]/iu],
  ["USD", /\$|USD|долл(?:ар(?:а|ов)?)?\.?/iu],
  ["EUR", /€|EUR|евро/iu],
  ["BYN", /BYN/iu],
  ["KZT", /₸|KZT|тенге/iu],
  ["CNY", /¥|CNY|юан(?:ь|я|ей)/iu],
];

/** A currency by its code, its sign or its Russian word. */
export function readCurrency(text: string): Currency | undefined {
  // A Belarusian rouble is told by its code alone.
  const code = currencies.find((one) => text.toUpperCase().includes(one));
  return code ?? words.find(([, word]) => word.test(text))?.[0];
}

/**
 * A price as people write it, for example "от 24 800 ₽": minor units, and the currency where it is
 * named. Undefined for what is no price.
 */
export function readPrice(text: string): { amount: number; currency?: Currency } | undefined {
  const currency = readCurrency(text);
  const bare = words
    .reduce((rest, [, word]) => rest.replace(word, ""), text.replace(/^\s*(?:от|from)\s/iu, ""))
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/^([\d.,]+)(?:\/чел\.?|зачел(?:овека)?\.?)$/iu, "$1");
  const amount = readDecimal(bare);
  if (amount === undefined) return undefined;
  return { amount, ...(currency && { currency }) };
}

/** Hundredths of a decimal number; a comma or a point before three digits parts thousands. */
function readDecimal(text: string): number | undefined {
  const [, whole, fraction = ""] =
    /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}
