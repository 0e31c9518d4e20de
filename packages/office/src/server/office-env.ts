import { logLevels, readMetricsAddress } from "@tour/telemetry";
import type { MetricsAddress } from "@tour/telemetry";

/** What both apps of the office are told by the environment, each beside its own port. */
export interface OfficeEnv {
  apiOrigin: string;
  /** The `user-role` of calls, and of those that are staff's alone. Specification, section 6. */
  roles: { user: string; staff: string };
  logLevel: string;
  /** Where metrics are served; without it nowhere. */
  metrics?: MetricsAddress | undefined;
}

export function readOfficeEnv(env: NodeJS.ProcessEnv): OfficeEnv {
  const logLevel = env.LOG_LEVEL || "info";
  if (!logLevels.some((known) => known === logLevel)) {
    throw new Error(`The environment variable LOG_LEVEL is not valid: ${logLevel}`);
  }
  return {
    logLevel,
    metrics: readMetricsAddress(env),
    apiOrigin: env.API_ORIGIN ?? "http://127.0.0.1:4000",
    roles: { user: env.USER_ROLE ?? "organizer", staff: env.STAFF_ROLE ?? "staff" },
  };
}
