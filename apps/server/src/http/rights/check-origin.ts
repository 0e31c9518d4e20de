import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../../platform/env/env.ts";
import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";
import { sessionCookie } from "./session-cookie.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** What a request without an origin may say of where it comes from; other programs say nothing. */
const ownFetches = [undefined, "same-origin", "none"];

/**
 * Refuses what another site's page sends with our cookies: only the offices write with a session.
 * Browsers name the page's origin on every unsafe request; other programs name none and have no
 * cookies of a browser.
 */
export function checkOrigin(env: ServerEnv): MiddlewareHandler {
  const offices = [env.builderOrigin, ...env.sessionOrigins];
  return (c, next) => {
    if (!safeMethods.includes(c.req.method)) {
      const origin = c.req.header("origin");
      const isForeign =
        origin === undefined
          ? !ownFetches.includes(c.req.header("sec-fetch-site"))
          : !offices.includes(origin) && !isVisitors(c.req.path, origin, env, c.req.header());
      if (isForeign) throw new Refusal("forbidden", messages.foreignOrigin);
    }
    return next();
  };
}

/** What a request's guest may call besides: a site's server passes it on without cookies. */
const guestPaths = [
  "/crm/api/request/add-tourists",
  "/crm/api/request/update-tourists-questionnaires",
];

/** Visitors call `/spa/*` from the marketplace or an organiser's own host, and sign in to nothing. */
function isVisitors(
  path: string,
  origin: string,
  { siteOrigin }: ServerEnv,
  { cookie = "", "site-host": siteHost }: Record<string, string>,
): boolean {
  const isTheirs = path.startsWith("/spa/") || guestPaths.includes(path);
  if (!isTheirs || cookie.includes(`${sessionCookie}=`)) return false;
  if (origin === siteOrigin) return true;
  return siteHost !== undefined && URL.parse(origin)?.host === siteHost;
}
