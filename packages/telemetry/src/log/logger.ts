import { maskUrl } from "@tour/api";
import { pino } from "pino";
import type { Logger, LoggerOptions } from "pino";
import { presentTrace } from "../trace/trace.ts";

/** How long a line may wait for others before all are written at once, in ms; a warning never waits. */
const maxWaitMs = 200;
/** Characters that are written without waiting longer. */
const enough = 8192;

/** What `LOG_LEVEL` may say. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/**
 * Logs to standard output. A write for each request would take a tenth of the whole time that the
 * request takes; an orderly end of the process, or an error that ends it, still writes everything.
 */
export function createLogger(level: string): Logger {
  const output = (standardOutput ??= openOutput());
  const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function (
    args,
    write,
    number,
  ) {
    write.apply(this, args);
    if (number >= warn) output.flushSync();
  };
  return pino({ ...logOptions(level), hooks: { logMethod } }, output);
}

type Output = ReturnType<typeof pino.destination>;
let standardOutput: Output | undefined;

function openOutput(): Output {
  const output = pino.destination({ sync: true, minLength: enough, periodicFlush: maxWaitMs });
  process.on("exit", () => output.flushSync());
  return output;
}

const { warn = 40 } = pino.levels.values;

/** Logs are JSON lines without personal data: neither bodies nor headers are written. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    mixin: nameTrace,
    redact: { paths: ["*.password", "*.email", "*.phone", "*.cookie", "*.token"], censor: "***" },
    serializers: { error: describeError },
  };
}

/** Every line about a request or a job says to which trace it belongs. */
function nameTrace(): object {
  const trace = presentTrace();
  return trace ? { traceId: trace.id } : {};
}

/** A failed query's message holds its parameters, which may be personal: the cause's does not. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const isQuery = error.message.startsWith("Failed query:");
  return {
    name: error.name,
    message: maskUrl(isQuery ? (cause?.message ?? "Failed query") : error.message),
    code: (cause as { code?: string } | undefined)?.code,
    stack: (isQuery ? cause?.stack : error.stack)?.split("\n").slice(1, 8).join("\n"),
  };
}
