import { makeOfficeApp, passToOrigin, reportPath } from "@tour/office/server";
import type { OfficeWatch } from "@tour/office/server";
import type { Hono } from "hono";
import { proxy } from "hono/proxy";
import type { Env } from "./env.ts";

/** The builder's server: its files, and the API and sales under the same origin. */
export function makeApp(env: Env, root: string, watch?: OfficeWatch): Hono {
  const sites = new URL(env.siteOrigin);
  return makeOfficeApp({
    env,
    root,
    watch,
    base: "",
    sites: `${sites.protocol}//*.${sites.host}`,
    passOn: (app) => {
      for (const path of ["/crm", "/crm/*"]) {
        app.get(path, (context) => passToOrigin(context, env.crmOrigin));
      }
      const reports = `/crm${reportPath}`;
      app.post(reports, (context) => passToOrigin(context, env.crmOrigin));
      app.get("/fonts/*", (context) => proxy(env.siteOrigin + context.req.path));
    },
  });
}
