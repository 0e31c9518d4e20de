import { pino } from "pino";
import type { Logger, LoggerOptions } from "pino";

export function createLogger(level: string): Logger {
  return pino(logOptions(level));
}

/** Logs are JSON lines without personal data: neither bodies nor headers are written. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: { paths: ["*.password", "*.email", "*.phone", "*.cookie", "*.token"], censor: "***" },
    serializers: { error: describeError },
  };
}

/** A failed query's message holds its parameters, which may be personal: the cause's does not. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const isQuery = error.message.startsWith("Failed query:");
  return {
    name: error.name,
    message: isQuery ? (cause?.message ?? "Failed query") : error.message,
    code: (cause as { code?: string } | undefined)?.code,
    stack: (isQuery ? cause?.stack : error.stack)?.split("\n").slice(1, 8).join("\n"),
  };
}
