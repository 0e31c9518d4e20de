import { makeOfficeApp } from "@tour/office/server";
import { isMalformedPath } from "@tour/http-server";
import type { OfficeWatch } from "@tour/office/server";
import type { Hono } from "hono";
import type { Env } from "./env.ts";

/** What makes it an app of its own on a phone. */
const ownFiles = [
  "manifest.webmanifest",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "worker.js",
];

/**
 * The server of sales: its files below `/crm`, and the API under the same origin. It stands on the
 * builder's host; whoever opens its own port is led there for everything else, such as signing in.
 */
export function makeApp(env: Env, root: string, watch?: OfficeWatch): Hono {
  const sites = new URL(env.siteOrigin);
  const app = makeOfficeApp({
    env,
    root,
    watch,
    base: "/crm",
    sites: `${sites.protocol}//*.${sites.host}`,
    ownFiles,
  });
  app.get("/", (context) => context.redirect("/crm/"));
  app.get("*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (isMalformedPath(pathname)) return context.notFound();
    return context.redirect(env.builderOrigin + pathname + search);
  });
  return app;
}
