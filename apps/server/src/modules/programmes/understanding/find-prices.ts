import { fold, pattern } from "./fold.ts";

export interface NamedPrice {
  /** In whole units. */
  amount: number;
  currency: string;
  from: number;
  to: number;
}

const signs: readonly [RegExp, string][] = [
  [/^(?:₽|р|rub)/, "RUB"],
  [/^(?:€|евро|eur)/, "EUR"],
  [/^(?:\$|долл|usd)/, "USD"],
  [/^(?:byn|бел)/, "BYN"],
  [/^(?:₸|тенге|kzt|тг)/, "KZT"],
  [/^(?:юан|cny|¥)/, "CNY"],
];
const sign = String.raw`₽|бел\. ?руб|руб[а-я]{0,3}|р\.|р\>|rub\>|€|евро\>|eur\>|\$|долл[а-я]{0,6}|usd\>|byn\>|₸|тенге\>|тг\>|kzt\>|юан[а-я]{0,3}|cny\>|¥`;
const sum = String.raw`\d{1,3}(?:[ .']\d{3}){1,3}(?!\d)|\d{2,9}(?!\d)`;
const price = pattern(
  String.raw`(?<![\d.,])(?:(?<before>[$€]) ?(?<left>${sum})|(?<right>${sum}|\d{1,4}(?:,\d)?(?= ?тыс))(?:[.,]\d{2}(?!\d))? ?(?<thousands>тыс(?:яч[а-я]{0,2})?\.? ?)?(?<after>${sign}))`,
  "g",
);

/** Every price that a text names with its currency, in order. */
export function findPrices(text: string): NamedPrice[] {
  return [...fold(text.slice(0, 4_000)).matchAll(price)].flatMap((match) => {
    const { before, left, right, thousands, after } = match.groups as Record<
      string,
      string | undefined
    >;
    const digits = (left ?? right ?? "").replace(/[ .']/g, "").replace(",", ".");
    const amount = Number(digits) * (thousands ? 1000 : 1);
    const said = before ?? after ?? "";
    const currency = signs.find(([known]) => known.test(said))?.[1];
    if (!currency || !Number.isInteger(amount) || amount < 1 || amount > 100_000_000) return [];
    return [{ amount, currency, from: match.index, to: match.index + match[0].length }];
  });
}
