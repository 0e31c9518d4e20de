import { ApiError, isUnreachable } from "@tour/api";
import { texts } from "../texts/ru.ts";

/**
 * Browsers, proxies and libraries speak English, as in "Internal Server Error"; what our own server
 * and screens tell people is Russian.
 */
const isForPeople = (message: string) => /[а-яё]/i.test(message);

/** What went wrong, in words: the server's own, or that it could not be reached or gave none. */
export function describeFailure(error: unknown): string {
  if (isUnreachable(error)) return texts.failure.offline;
  if (error instanceof Error && isForPeople(error.message)) return error.message;
  const isDown = error instanceof ApiError && error.status >= 500;
  return isDown ? texts.failure.server : texts.failure.other;
}
