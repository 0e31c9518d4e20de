import type { BlockShown } from "@tour/api";
import { sayMoment } from "@tour/blocks/format";
import { texts } from "../texts/ru.ts";

const words = texts.shownWords;

/** When a block is seen, in a few words and by the clocks of a zone: "с 1 декабря до 1 марта 2027". */
export function describeShown(
  rule: BlockShown | null | undefined,
  timeZone: string,
  now = new Date(),
): string {
  if (!rule) return words.always;
  if (rule.when === "seats") return words.seats;
  if (rule.when !== "period") return words[rule.when](rule.days);
  const say = (end: string) => sayMoment(end, timeZone, { isMidnightLeftOut: true, now });
  const ends = [
    rule.from && words.from(say(rule.from)),
    rule.until && words.until(say(rule.until)),
  ];
  return ends.filter(Boolean).join(" ") || words.always;
}
