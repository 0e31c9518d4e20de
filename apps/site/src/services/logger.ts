import { maskUrl } from "@tour/api";
import { pino } from "pino";
import type { Logger } from "pino";

/** Logs are JSON lines without personal data: neither bodies nor headers are written. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, serializers: { error: describeError } });
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: maskUrl(message),
    stack: stack?.split("\n").slice(1, 8).join("\n"),
    ...(cause instanceof Error && { cause: cause.message }),
  };
}
