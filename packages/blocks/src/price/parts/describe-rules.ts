import { plural } from "../../format/plural.ts";
import { texts } from "../../texts/ru.ts";
import type { PriceView } from "../select-price.ts";

/**
 * What is given back and when, in words: from "30 дней и раньше" to the last day. Later than the
 * last rule says nothing is given back.
 */
export function describeRules(given: PriceView["cancellation"]): { when: string; what: string }[] {
  const { cancel } = texts.price;
  const last = given.at(-1);
  const isWhole = !last || last.days_before === 0;
  const rules = isWhole ? given : [...given, { days_before: 0, refund_percent: 0 }];
  return rules.map(({ days_before, refund_percent }, index) => {
    const before = rules[index - 1]?.days_before;
    return {
      when: wordTime(days_before, before),
      what:
        refund_percent === 0
          ? cancel.nothing
          : refund_percent === 100
            ? cancel.all
            : cancel.part(refund_percent),
    };
  });
}

function wordTime(days: number, before: number | undefined): string {
  const { cancel } = texts.price;
  if (before === undefined) {
    return days === 0 ? cancel.always : cancel.earlier(plural(days, texts.price.daysTo));
  }
  if (days === 0) return cancel.later(plural(before, texts.price.daysTo));
  const last = before - 1;
  const range = plural(last, texts.price.daysTo);
  return cancel.between(last === days ? range : `${days}–${range}`);
}
