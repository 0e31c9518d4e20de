import type { Choice } from "@tour/api";
import { countHours } from "@tour/dates";
import type { BookingValues } from "./booking-values.ts";

/** What was typed, kept on this device until it is sent; consents are given anew each time. */
export interface Draft {
  /** Names the request that is made of it, so that a repeated try makes no second one. */
  key: string;
  choice: Choice;
  contact: { name: string; phone: string; email: string };
  comment: string;
  /** When it was last changed, in ms. */
  at: number;
}

/** A week. */
const hoursKept = 168;
const nameOf = (tourId: number) => `booking-${tourId}`;

/** What was typed for a tour within a week, or nothing; a broken or foreign draft is nothing, too. */
export function readDraft(tourId: number, now = Date.now()): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(nameOf(tourId)) ?? "null") as Draft | null;
    if (!draft?.key || !draft.choice?.counts || !draft.contact) return null;
    return countHours(new Date(draft.at), new Date(now)) < hoursKept ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed. A browser without room or leave for it goes on without. */
export function keepDraft(tourId: number, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(tourId), JSON.stringify(draft));
  } catch {}
}

/** The values with those of a draft; the date that the visitor came from goes before the draft's. */
export function restoreDraft(values: BookingValues, draft: Draft | null): BookingValues {
  if (!draft) return values;
  const { key, choice, contact, comment } = draft;
  const departureId = values.choice.departureId ?? choice.departureId;
  return { ...values, key, choice: { ...choice, departureId }, contact, comment };
}

export function dropDraft(tourId: number): void {
  try {
    localStorage.removeItem(nameOf(tourId));
  } catch {}
}
