import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What the requests of several processes that serve one visitor's request have in common. */
export interface Trace {
  /** 32 digits. */
  readonly id: string;
  /** The header that goes along with what is asked of other processes, as the W3C's Trace Context has it. */
  readonly header: string;
}

/** The name of that header. */
export const traceHeader = "traceparent";
/** In which answers say it, so that somebody who reports a failure can name it. */
export const traceIdHeader = "x-trace-id";

const present = new AsyncLocalStorage<Trace>();

/** The trace of the request or the job that is being worked for; undefined outside of both. */
export const presentTrace = (): Trace | undefined => present.getStore();

/** Does something as part of a trace. */
export const withinTrace = <Result>(trace: Trace, work: () => Result): Result =>
  present.run(trace, work);

const wellFormed =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** The trace that a header names; a new one where it names none. */
export function readTrace(header: string | undefined): Trace {
  const id = wellFormed.exec(header ?? "")?.[1];
  return id === undefined ? startTrace() : { id, header: header! };
}

/** A trace of its own. */
export function startTrace(): Trace {
  const id = randomUUID().replaceAll("-", "");
  // Nobody records it here: the bit that asks others to record it is not set.
  return { id, header: `00-${id}-${id.slice(16)}-00` };
}
