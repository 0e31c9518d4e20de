import type { Tourist } from "@tour/api";
import { useStore } from "zustand";
import { isTourist, keepUnsent, removeUnsent, touristFields, unsentStore } from "./unsent.ts";
import type { TouristFields, UnsentTourist } from "./unsent.ts";

/** What was written of a tourist and waits for a network. */
export const useUnsentTourist = (touristId: number): UnsentTourist | undefined =>
  useStore(unsentStore, ({ entries }) => entries.find(isTourist(touristId)));

/** A tourist with what was typed of them and not sent yet. */
export function withTyped(tourist: Tourist, unsent: UnsentTourist | undefined): Tourist {
  if (!unsent) return tourist;
  const typed = { ...tourist, ...unsent.typed };
  const name = [typed.last_name, typed.first_name, typed.middle_name].filter(Boolean).join(" ");
  return { ...typed, full_name: name || tourist.full_name };
}

interface Of {
  organizerId: number;
  requestId: number;
  tourist: Tourist;
  name: string;
}

/** Keeps what differs from what it was before one began to write; one entry a tourist. */
export async function keepTourist(
  { tourist, name, organizerId, requestId }: Of,
  written: TouristFields,
): Promise<void> {
  const before = unsentStore.getState().entries.find(isTourist(tourist.id));
  const was =
    before?.was ??
    (Object.fromEntries(touristFields.map((field) => [field, tourist[field]])) as TouristFields);
  const changed = touristFields.filter((field) => written[field] !== was[field]);
  const id = before?.id ?? crypto.randomUUID();
  if (changed.length === 0) return removeUnsent(id);
  await keepUnsent({
    kind: "tourist",
    ...{ id, organizerId, requestId, touristId: tourist.id, name, was },
    typed: Object.fromEntries(changed.map((field) => [field, written[field]])),
    theirs: null,
    at: before?.at ?? Date.now(),
  });
}

/** The server has something newer of this tourist than what waits. */
export async function forgetTourist(touristId: number): Promise<void> {
  const waiting = unsentStore.getState().entries.find(isTourist(touristId));
  if (waiting) await removeUnsent(waiting.id);
}
