import { addMinutes } from "date-fns/addMinutes";
import { Refusal } from "../../../http/errors/errors.ts";

/** How often a job looks whether the store is back, in minutes. */
const againMinutes = 1;

/** Whether the store did not answer: what was asked of it may be there all the same. */
export const isStoreAway = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.refusal === "unavailable";

/**
 * A job's work that needs the store. While that is away the job comes again and again: were it tried
 * as what fails by itself, it would be given up within the hour.
 */
export async function whenStoreIsBack(
  { now, log }: { now: () => Date; log: { warn: (fields: object, message: string) => void } },
  work: () => Promise<Date | void>,
): Promise<Date | void> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    log.warn({ error }, "the store is away: the job comes again");
    return addMinutes(now(), againMinutes);
  }
}
