import * as v from "valibot";
import { protocolVersion } from "../messages/envelope.ts";
import { toBuilderSchema } from "../messages/to-builder.ts";
import type { ToBuilder } from "../messages/to-builder.ts";
import type { Purpose, ToPreview } from "../messages/to-preview.ts";
import type { Connection, Payload } from "./connect-preview.ts";
import type { Port } from "./port.ts";

/** Why the preview is not there; each has its own words and advice in the builder. */
export type Diagnosis = "unreachable" | "blocked" | "other-origin" | "other-version" | "time-out";

export interface BuilderOptions {
  port: Port;
  /** The preview's exact origin. */
  origin: string;
  /** Called for `ready` too, once a session is made: answer it with the whole page. */
  receive: (message: ToBuilder) => void;
  /** Told when a handshake fails. Reachability is asked for by `probe`. */
  fail: (diagnosis: Diagnosis) => void;
  /** Whether the preview's address answers at all, and whether the frame has loaded. */
  probe: () => Promise<{ isReachable: boolean; hasLoaded: boolean }>;
  /** What the page is for; to be edited where nothing is said. */
  purpose?: Purpose;
  /** How long the preview may take to say `ready`, in ms. */
  timeout?: number;
}

/** The builder's end: welcomes a preview of its own version and origin, or says what is wrong. */
export function connectBuilder(options: BuilderOptions): Connection<ToPreview> {
  const { port, origin, receive, fail, probe, purpose = "editing", timeout = 8000 } = options;
  let session = "";
  let sent = 0;

  const send = (payload: Payload<ToPreview>) => {
    if (!session) return;
    port.post({ v: protocolVersion, session, seq: (sent += 1), ...payload }, origin);
  };

  const welcome = (message: ToBuilder) => {
    clearTimeout(timer);
    session = crypto.randomUUID();
    sent = 0;
    send({ type: "welcome", data: { protocol: protocolVersion, purpose } });
    receive(message);
  };

  const stopListening = port.listen(({ source, origin: from, data }) => {
    if (source !== port.peer()) return;
    if (from !== origin) return fail("other-origin");
    const version = readVersion(data);
    if (version !== undefined && version !== protocolVersion) return fail("other-version");
    const parsed = v.safeParse(toBuilderSchema, data);
    if (!parsed.success) return;
    const message = parsed.output;
    // A `ready` without our session is a preview that has just loaded, or loaded again.
    if (message.type === "ready") return message.session === "" ? welcome(message) : undefined;
    if (session && message.session === session) receive(message);
  });

  const timer = setTimeout(async () => {
    const { isReachable, hasLoaded } = await probe();
    if (session) return;
    if (!isReachable) fail("unreachable");
    else fail(hasLoaded ? "blocked" : "time-out");
  }, timeout);

  return {
    send,
    close: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** The protocol version of anything that looks like our message. */
function readVersion(data: unknown): number | undefined {
  if (typeof data !== "object" || data === null || !("v" in data) || !("type" in data)) return;
  return typeof data.v === "number" ? data.v : undefined;
}
