import { isPrivateAddress } from "@tour/http-server";
import type { Hono } from "hono";
import { clientAddress } from "../../../http/client-address.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Services } from "../../../platform/services.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import { readPageLife } from "./read-page-life.ts";

/**
 * `GET /internal/page-life?host=`: how long a cache in front of the sites may keep pages of a host, for
 * the site's server. It tells when a hidden block will be seen: for whoever does not ask from our own
 * network it is not there, and where no cache is told of changes neither.
 */
export function registerPageLife(app: Hono<AppEnv>, services: Services): void {
  const { env, now } = services;
  app.get("/internal/page-life", async (c) => {
    if (env.cdnPurgeUrls.length === 0 || !isPrivateAddress(clientAddress(c, env))) throw notFound();
    const siteHost = c.req.query("host")?.toLowerCase() || null;
    const context = { ...services, services, siteHost, draftToken: null, account: null, now };
    c.header("cache-control", "no-store");
    return c.json(await readPageLife(context, await findTenant(context, undefined)));
  });
}
