import type { LateReason, RequestRow } from "@tour/api";
import { countDays, readToday } from "@tour/dates";
import { describeWait } from "../../../shell/describe-wait.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";

/** Why a request is late, in words; `now` is in ms. */
export function describeLate(row: RequestRow, { step, since }: LateReason, now: number): string {
  if (step === "rest") return texts.late.rest(texts.days(row.rest_overdue));
  if (step !== "tourists") return texts.late[step](describeWait(since, now).text);
  const left = countDays(readToday(row.tour.time_zone, new Date(now)), row.departure.start_date);
  return texts.late.tourists(left > 0 ? texts.days(left) : texts.today);
}
