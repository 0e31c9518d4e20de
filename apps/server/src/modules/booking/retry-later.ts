import { addSeconds } from "date-fns/addSeconds";
import { secondsInHour } from "date-fns/constants";

const firstSeconds = 30;

/** When to try again what failed so often: each wait is twice the one before, up to an hour. */
export const retryLater = (now: Date, failures: number): Date =>
  addSeconds(now, Math.min(firstSeconds * 2 ** Math.min(failures, 10), secondsInHour));
