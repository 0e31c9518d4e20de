import { isPrivateAddress } from "@tour/http-server";
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "../client-address.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";
import { addressKey } from "./address-key.ts";
import { rateClassOf, rates } from "./rate-classes.ts";
import type { RateClass } from "./rate-classes.ts";
import { TokenBuckets } from "./token-buckets.ts";

interface Options {
  env: ServerEnv;
  now: () => Date;
}

/**
 * Refuses addresses that ask too often with 429 and `Retry-After` in seconds. Addresses of our own
 * network are not counted unless `RATE_LIMIT=all`: the site's server asks for all of its visitors.
 */
export function limitRates({ env, now }: Options): MiddlewareHandler {
  if (env.rateLimit === "off") return (_, next) => next();
  const buckets = Object.fromEntries(
    Object.entries(rates).map(([name, rate]) => [name, new TokenBuckets(rate)]),
  ) as Record<RateClass, TokenBuckets>;
  return (c, next) => {
    const rateClass = rateClassOf(c.req.method, c.req.path);
    const address = clientAddress(c, env);
    if (rateClass && (env.rateLimit === "all" || !isPrivateAddress(address))) {
      const seconds = buckets[rateClass].take(addressKey(address), now().getTime());
      if (seconds > 0) {
        const headers = { "retry-after": String(seconds) };
        throw new Refusal("too_many_requests", messages.tooOften(seconds), { headers });
      }
    }
    return next();
  };
}
