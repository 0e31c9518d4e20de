import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { isOutOfRoom, isUnavailable } from "../../db/is-unavailable.ts";
import { Refusal } from "../errors/errors.ts";
import type { AppEnv } from "../log-requests.ts";
import { messages } from "../errors/messages.ts";

/** When a call that the database could not answer may be asked again, in seconds. */
const retryAfter = "5";

/** Answers what was thrown: a refusal as it says, anything else as a 500 without details. */
export function answerErrors(log: Logger) {
  return (thrown: unknown, c: Context<AppEnv>): Response => {
    c.header("cache-control", "no-store");
    if (thrown instanceof Refusal) {
      c.set("refused", thrown.refusal);
      if (thrown.cause !== undefined) {
        const { refusal, cause } = thrown;
        log.error({ requestId: c.get("requestId"), refusal, error: cause }, "request refused");
      }
      for (const [name, value] of Object.entries(thrown.details.headers ?? {}))
        c.header(name, value);
      return c.json(thrown.toBody(), thrown.status);
    }
    if (thrown instanceof HTTPException && thrown.status < 500) {
      return c.json(
        { message: messages.badRequest, error: "bad_request", validation: {} },
        thrown.status,
      );
    }
    if (c.req.raw.signal.aborted) {
      log.info({ requestId: c.get("requestId") }, "client went away");
      return c.json(new Refusal("bad_request", messages.badRequest).toBody(), 400);
    }
    log.error({ requestId: c.get("requestId"), error: thrown }, "request failed");
    if (isUnavailable(thrown)) {
      c.header("retry-after", retryAfter);
      const reason = isOutOfRoom(thrown) ? messages.noRoom : messages.overload;
      return c.json(new Refusal("unavailable", reason).toBody(), 503);
    }
    return c.json({ message: messages.internal, error: "internal", validation: {} }, 500);
  };
}
