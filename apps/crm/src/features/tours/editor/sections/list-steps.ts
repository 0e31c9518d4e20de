import type { TourInput } from "@tour/api";

type Rule = TourInput["cancellation_rules"][number];

/**
 * The rules as they follow each other in time, the longest before first, down to the last day: what
 * stands half typed is left out, and of two for the same day the first one holds.
 */
export function listSteps(rules: readonly Partial<Rule>[]): Rule[] {
  const whole = rules.filter(
    (rule): rule is Rule =>
      typeof rule.days_before === "number" && typeof rule.refund_percent === "number",
  );
  const sorted = whole.toSorted((one, other) => other.days_before - one.days_before);
  const steps = sorted.filter((rule, index) => rule.days_before !== sorted[index - 1]?.days_before);
  const last = steps.at(-1);
  if (!last || last.days_before === 0) return steps;
  return [...steps, { days_before: 0, refund_percent: 0 }];
}
