import { createHash } from "node:crypto";
import { isMalformedPath } from "@tour/http-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context, MiddlewareHandler } from "hono";
import { proxy } from "hono/proxy";
import { secureHeaders } from "hono/secure-headers";
import {
  askApi,
  followTrace,
  logRequests,
  reportGroup,
  reportPath,
  takeReports,
} from "@tour/telemetry";
import type { OfficeEnv } from "./office-env.ts";
import { readBuild } from "./read-build.ts";
import { kindOfRequest } from "./watch-office.ts";
import type { OfficeWatch } from "./watch-office.ts";

/** What the API host serves: passed on, so that the session's cookie is the office's own. */
const calls = ["/auth/*", "/crm/api/*", "/spa/*", "/media/*"];

/** The API host's cookie. Whether it is still worth anything only the API host knows. */
const sessionCookie = /(?:^|;\s*)__Host-session=[^;]/;

const policy = "content-security-policy";

/** Kept for a day; what says how the app behaves is asked for each time. */
const isPicture = /\.(?:svg|png)$/;

export interface OfficeAppOptions {
  env: OfficeEnv;
  /** Folder with the built page and its files. */
  root: string;
  /** Where the app stands on the office's host: "" or a path such as "/crm". */
  base: "" | "/crm";
  /** Other hosts whose pages it shows and asks, in the content policy's words. */
  sites?: string;
  /** Files of `root` that browsers ask for by name, besides the icon: a manifest, its pictures. */
  ownFiles?: readonly string[];
  /** What else stands on its port, before the app's own addresses. */
  passOn?: (app: Hono) => void;
  /** Without it nothing is logged and measured. */
  watch?: OfficeWatch | undefined;
}

/** An app of the office as a server: its files, and the API under the same origin. */
export function makeOfficeApp(options: OfficeAppOptions): Hono {
  const { env, root, base, sites, ownFiles = [], passOn, watch } = options;
  const app = new Hono();
  const { page: built, build } = readBuild(root);
  const page = built.replace(
    "<html",
    `<html data-build="${build}" data-user-role="${env.roles.user}" data-staff-role="${env.roles.staff}"`,
  );
  const signedOutPage = page.replace("<html", '<html data-session="none"');

  app.use(followTrace({ kindOf: kindOfRequest }));
  if (watch) app.use(logRequests(watch.log), watch.metrics.measure);
  if (watch) app.post(base + reportPath, ...takeReports(watch.log));
  app.use(refuseFrames);
  app.get("/health", (context) => context.json({ success: true }));
  for (const path of calls) app.all(path, (context) => passToOrigin(context, env.apiOrigin));
  passOn?.(app);

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        styleSrc: ["'self'", ...listStyleHashes(page)],
        connectSrc: ["'self'", ...(sites ? [sites] : [])],
        frameSrc: sites ? [sites] : ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        reportUri: base + reportPath,
        reportTo: reportGroup,
      },
      reportingEndpoints: [{ name: reportGroup, url: base + reportPath }],
      xFrameOptions: "DENY",
      referrerPolicy: "strict-origin-when-cross-origin",
      strictTransportSecurity: false,
    }),
  );
  app.get(`${base}/latest-build.json`, (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ build });
  });
  const files = { root, rewriteRequestPath: (path: string) => path.slice(base.length) };
  const forever = keepFor("public, max-age=31536000, immutable");
  app.get(`${base}/assets/*`, forever, serveStatic(files));
  app.get(`${base}/assets/*`, (context) => context.notFound());
  for (const file of ["icon.svg", ...ownFiles]) {
    const keeping = keepFor(isPicture.test(file) ? "public, max-age=86400" : "no-cache");
    app.get(`${base}/${file}`, keeping, serveStatic(files));
    app.get(`${base}/${file}`, (context) => context.notFound());
  }
  app.get(`${base}/*`, (context) => {
    if (isMalformedPath(new URL(context.req.url).pathname)) return context.notFound();
    const isSignedOut = !sessionCookie.test(context.req.header("cookie") ?? "");
    const headers = { "Cache-Control": "no-cache", Vary: "Cookie" };
    return context.html(isSignedOut ? signedOutPage : page, 200, headers);
  });
  return app;
}

/** What has no policy of its own, and is no page, stands in nobody's frame. */
const refuseFrames: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has(policy)) headers.set(policy, "frame-ancestors 'none'");
};

/** Says how long what is found may be kept; what `serveStatic` answers takes no header of its `onFound`. */
const keepFor =
  (caching: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set("Cache-Control", caching);
  };

/** Lets another server answer under this origin; redirects are left to the browser. */
export function passToOrigin(context: Context, origin: string): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const { address = "" } = getConnInfo(context).remote;
  return proxy(origin + pathname + search, {
    ...context.req,
    raw: context.req.raw,
    // Sign-in is limited by address: never the one that a client names itself.
    headers: { ...context.req.header(), "x-forwarded-for": address },
    redirect: "manual",
    customFetch: askApi,
  });
}

/** The page's own `<style>` elements, as its policy names them. */
function listStyleHashes(page: string): string[] {
  return [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => {
    return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  });
}
