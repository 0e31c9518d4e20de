import type { BlockShown } from "@tour/api";
import { messages } from "../texts/messages.ts";

/** A rule's path and messages, as those of a content. */
export const checkShown = (rule: BlockShown | undefined): Record<string, string[]> =>
  isWrongOrder(rule) ? { "shown.until": [messages.shownUntil] } : {};

/** Whether a period ends before it begins, or at once. */
export const isWrongOrder = (rule: BlockShown | undefined): boolean =>
  rule?.when === "period" &&
  rule.from !== null &&
  rule.until !== null &&
  Date.parse(rule.until) <= Date.parse(rule.from);

/** Whether a period lies wholly in the past: nobody will see the block again. */
export const isOver = (rule: BlockShown | undefined, now: Date): boolean =>
  rule?.when === "period" && rule.until !== null && Date.parse(rule.until) <= now.getTime();
