import type { ArrivalInput, ValidationMap } from "@tour/api";
import { addDays, fromClock } from "@tour/dates";
import type { Database } from "../../../db/database.ts";
import { messages } from "../../../http/errors/messages.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { FoundRequest } from "../read-request.ts";
import { meetingZoneOf } from "../read-request.ts";
import { arrivals } from "../tourist.table.ts";
import { arrivalTexts } from "./arrival.texts.ts";

/** How long before its first day a party may arrive. */
const earliestDays = 30;

/** Keeps how a party arrives; 422 for a time without a day, and for a day far from the trip. */
export async function saveArrival(
  db: Database,
  found: FoundRequest,
  input: Omit<ArrivalInput, "uuid">,
  now: Date,
): Promise<void> {
  const { transport, date, time, comment } = input;
  requireSound(found, input);
  const arrivesAt = date && time ? fromClock(date, time, meetingZoneOf(found)) : null;
  const written = { transport, arrivesOn: date, arrivesAt, comment, updatedAt: now };
  await db
    .insert(arrivals)
    .values({ requestId: found.request.id, ...written })
    .onConflictDoUpdate({ target: arrivals.requestId, set: written });
}

function requireSound(
  { departure }: FoundRequest,
  { date, time }: Pick<ArrivalInput, "date" | "time">,
): void {
  const found: ValidationMap = {};
  if (time && !date) found["date"] = [arrivalTexts.timeWithoutDay];
  const earliest = addDays(departure.startDate, -earliestDays);
  if (date && (date < earliest || date > departure.endDate)) {
    found["date"] = [arrivalTexts.farFromTrip];
  }
  if (Object.keys(found).length === 0) return;
  throw new Refusal("unprocessable", messages.badRequest, { validation: found });
}
