import type { SellerRequest } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";

/** "1–7 мая": with the year when it is not this one at the tour's place. */
export const describeDates = (
  { start_date, end_date }: Pick<SellerRequest["departure"], "start_date" | "end_date">,
  timeZone: string,
): string => formatDateRange(start_date, end_date, readToday(timeZone, new Date()));
