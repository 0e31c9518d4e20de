import { isUnreachable } from "@tour/api";
import { texts } from "../texts/ru.ts";

/** What went wrong with a call, in words: the server's own, or that it could not be reached. */
export function describeFailure(error: unknown): string {
  if (isUnreachable(error)) return texts.failure.offline;
  return error instanceof Error ? error.message : String(error);
}
