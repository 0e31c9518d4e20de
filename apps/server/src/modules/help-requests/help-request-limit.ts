import type { Database } from "../../db/database.ts";
import { countAttempt } from "../../http/rate-limit/count-attempt.ts";
import { helpRequestAttempts } from "./help-request.table.ts";

/** An office or a mobile network may share one address. */
export const maxRequests = 20;
const windowMinutes = 15;

/** Counts a question of an address; answers the seconds to wait, or 0 when it may go on. */
export const countHelpRequest = (db: Database, address: string, now: Date): Promise<number> =>
  countAttempt(db, helpRequestAttempts, { address, now, max: maxRequests, windowMinutes });
