import { findPrices } from "./find-prices.ts";
import { fold, pattern } from "./fold.ts";
import type { Passage } from "./passage.ts";

/** Who sells, and how to reach them: no title, and nothing that a tour has a field for. */
const sender = pattern(
  String.raw`\<(?:ооо|ип|ао|зао|туроператор|турагентство|турфирма|инн|огрн|тел|телефон)\>|@|https?://|www\.|\.ru\>|\+7|8 ?\(\d{3}\)|utverzhd|утверждаю`,
);
const introduction =
  /^(?:программа|описание|маршрут)?\s*(?:(?:авторск|экскурсионн|пеш|конн|водн|групп)\p{L}{2,8}\s+)?(?:тур[а]?|путешестви[ея]|поход[а]?|экскурси[яи]|поездк[аи])?\s*[:–—-]?\s*/u;

export const isSender = (text: string): boolean => sender.test(fold(text.slice(0, 300)));

/** What a passage at the top calls the tour; null for what is no title. */
export function findTitle({ text, kind }: Passage): string | null {
  const plain = text.trim();
  if (kind === "item" || plain.length > 160 || !/\p{L}{3}/u.test(plain)) return null;
  if (isSender(plain) || findPrices(plain).length > 0) return null;
  if (kind !== "heading" && /[.;:,]$/u.test(plain) && !/[»"!]\.?$/u.test(plain)) return null;
  const start = introduction.exec(fold(plain))?.[0].length ?? 0;
  const behind = plain.slice(start);
  const quoted = /^[«"“](.{2,150})[»"”]$/u.exec(behind)?.[1];
  if (quoted) return quoted;
  if (!behind) return null;
  return /[:–—-]\s*$/u.test(plain.slice(0, start)) ? behind : plain;
}
