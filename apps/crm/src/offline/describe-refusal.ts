import { ApiError, isUnreachable, retriedStatuses } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { readRefusal } from "@tour/office/forms";
import type { Unsent } from "./unsent.ts";

/** What could not be tried now. */
export class LaterError extends Error {
  override readonly name = "LaterError";
}

/** Whether the same may be taken later: no answer, a server in trouble, a session that is over. */
export const mayComeLater = (error: unknown): boolean =>
  error instanceof LaterError ||
  isUnreachable(error) ||
  (error instanceof DOMException && error.name === "TimeoutError") ||
  (error instanceof ApiError &&
    (error.status === 401 || (error.status !== 409 && retriedStatuses.includes(error.status))));

/** What the server said, in one sentence and at the fields that the form will show. */
export function describeRefusal(
  { kind }: Unsent,
  error: unknown,
): Required<Pick<Unsent, "refusal" | "told">> {
  const prefix = kind === "tourist" ? "tourists.0." : "";
  const told = error instanceof ApiError ? readRefusal(error, prefix) : {};
  const words = Object.values(told).flat();
  return { told, refusal: words.length > 0 ? words.join(" ") : describeFailure(error) };
}
