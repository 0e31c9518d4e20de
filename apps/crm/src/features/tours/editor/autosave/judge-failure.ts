import { ApiError } from "@tour/api";
import type { TourFieldKey } from "./save-state.ts";

/** Whether the same may go well in a moment: the server was not reached, is busy, or failed. */
export const canWait = ({ status }: ApiError): boolean =>
  status === 408 || status === 429 || status >= 500;

/**
 * Which of the sent fields a refusal is about: those that it names, or all of them where it names
 * others only. Undefined when it is about no field.
 */
export function listRefused(
  error: unknown,
  sent: readonly TourFieldKey[],
): readonly TourFieldKey[] | undefined {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) return;
  const named = new Set(Object.keys(error.validation).map((name) => name.split(/[.[]/)[0]));
  if (named.size === 0) return;
  const refused = sent.filter((key) => named.has(key));
  return refused.length > 0 ? refused : sent;
}
