import type { ScheduledPublication } from "@tour/api";

/** A publication that waits, and whose it is. */
export interface ScheduledProps {
  organizerId: number;
  publication: ScheduledPublication;
  /** Of the organiser. */
  timeZone: string;
}
