import { silentServer } from "./end-silent-connections.ts";
import { diskFull } from "./watch-room.ts";

/**
 * PostgreSQL's codes of a server that was not there or had no room: no connection, no resources, a
 * statement that was ended, a server that stops or starts, and one that is a standby by now.
 */
const serverCodes = /^(?:08...|53...|57014|57P0[1-5]|25006)$/;

const networkCodes = [
  ["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "ENOTFOUND", "EAI_AGAIN"],
].flat();

/** What the driver and its pool say without a code. */
const driverMessages = [
  silentServer,
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
];

/**
 * Whether the database could not be asked, or had no time for a call: asked again later, it may well
 * answer.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && (serverCodes.test(code) || networkCodes.includes(code))) {
    return true;
  }
  return driverMessages.includes(error.message) || isUnavailable(error.cause);
}

/** Whether the database had no room to write. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === diskFull || isOutOfRoom(error.cause);
}
