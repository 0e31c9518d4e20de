import { addDays } from "date-fns/addDays";

/** When the next night's work begins: at this hour, by UTC. */
export function nextNight(now: Date, hour: number): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(hour, 0, 0, 0);
  return tonight > now ? tonight : addDays(tonight, 1);
}
