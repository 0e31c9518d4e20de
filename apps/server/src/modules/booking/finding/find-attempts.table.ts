import { attemptTable } from "../../../http/rate-limit/count-attempt.ts";

/** How often an address asked for the ways to its requests lately, and for whom they were asked. */
export const findAttempts = attemptTable("find_booking_attempts");
