import { daysToConfirm } from "@tour/api";
import { subDays } from "date-fns/subDays";
import { subMinutes } from "date-fns/subMinutes";
import type { SubscriptionRow } from "./subscription.table.ts";

/** A mailbox that anybody may have typed gets no more of them than this while the link lives. */
const mostAsked = 3;
/** Whoever asks again at once has the email already, in minutes. */
const pause = 10;

/** From when on a link that was sent still confirms. */
export const oldestAsked = (now: Date): Date => subDays(now, daysToConfirm);

type Asked = Pick<SubscriptionRow, "askedAt" | "timesAsked">;

/** Whether one more email with the link leaves, and what is kept of it then. */
export function askAgain({ askedAt, timesAsked }: Asked, now: Date): "has it" | "enough" | Asked {
  if (askedAt > subMinutes(now, pause)) return "has it";
  const isOver = askedAt <= oldestAsked(now);
  if (!isOver && timesAsked >= mostAsked) return "enough";
  return { askedAt: now, timesAsked: isOver ? 1 : timesAsked + 1 };
}
