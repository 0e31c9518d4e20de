import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "./env.ts";
import { Refusal } from "./errors.ts";
import { messages } from "./messages.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** What a request without an origin may say of where it comes from; other programs say nothing. */
const ownFetches = [undefined, "same-origin", "none"];

/**
 * Refuses what another site's page sends with our cookies. Browsers name the page's origin on every
 * unsafe request; other programs name none and have no cookies of a browser.
 */
export function checkOrigin(env: ServerEnv): MiddlewareHandler {
  const trusted = [env.builderOrigin, env.siteOrigin];
  return (c, next) => {
    if (!safeMethods.includes(c.req.method)) {
      const origin = c.req.header("origin");
      const isForeign =
        origin === undefined
          ? !ownFetches.includes(c.req.header("sec-fetch-site"))
          : !trusted.includes(origin) && !isOwnSite(c.req.path, origin, c.req.header("site-host"));
      if (isForeign) throw new Refusal("forbidden", messages.foreignOrigin);
    }
    return next();
  };
}

/** Visitors call `/spa/*` from the organiser's own host, and sign in to nothing there. */
function isOwnSite(path: string, origin: string, siteHost: string | undefined): boolean {
  return path.startsWith("/spa/") && siteHost !== undefined && URL.parse(origin)?.host === siteHost;
}
