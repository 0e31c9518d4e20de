import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMalformedPath } from "@tour/http-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { secureHeaders } from "hono/secure-headers";
import type { Env } from "./env.ts";

/** What the API host serves: passed on, so that the session's cookie is the builder's own. */
const passedOn = ["/auth/*", "/crm/*", "/spa/*", "/media/*"];

/** The API host's cookie. Whether it is still worth anything only the API host knows. */
const sessionCookie = /(?:^|;\s*)__Host-session=[^;]/;

/** The builder's server: its files, and the API under the same origin. */
export function makeApp(env: Env, root: string): Hono {
  const app = new Hono();
  const built = readFileSync(join(root, "index.html"), "utf8");
  const build = createHash("sha256").update(built).digest("hex").slice(0, 16);
  const page = built.replace(
    "<html",
    `<html data-build="${build}" data-user-role="${env.roles.user}" data-staff-role="${env.roles.staff}"`,
  );
  const signedOutPage = page.replace("<html", '<html data-session="none"');
  const sites = new URL(env.siteOrigin);

  app.get("/latest-build.json", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ build });
  });
  app.get("/health", (context) => context.json({ success: true }));
  for (const path of passedOn) {
    app.all(path, (context) => {
      const { pathname, search } = new URL(context.req.url);
      const { address = "" } = getConnInfo(context).remote;
      return proxy(env.apiOrigin + pathname + search, {
        ...context.req,
        raw: context.req.raw,
        // Sign-in is limited by address: never the one that a client names itself.
        headers: { ...context.req.header(), "x-forwarded-for": address },
        // Where an answer leads is for the browser to go.
        redirect: "manual",
      });
    });
  }

  app.get("/fonts/*", (context) => proxy(env.siteOrigin + context.req.path));

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        styleSrc: ["'self'", ...listStyleHashes(page)],
        connectSrc: ["'self'", `${sites.protocol}//*.${sites.host}`],
        frameSrc: [`${sites.protocol}//*.${sites.host}`],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: "DENY",
      referrerPolicy: "strict-origin-when-cross-origin",
      strictTransportSecurity: false,
    }),
  );
  app.get(
    "/assets/*",
    serveStatic({
      root,
      onFound: (_path, context) => {
        context.header("Cache-Control", "public, max-age=31536000, immutable");
      },
    }),
  );
  app.get("/assets/*", (context) => context.notFound());
  app.get("/icon.svg", serveStatic({ root }));
  app.get("*", (context) => {
    if (isMalformedPath(new URL(context.req.url).pathname)) return context.notFound();
    const isSignedOut = !sessionCookie.test(context.req.header("cookie") ?? "");
    const headers = { "Cache-Control": "no-cache", Vary: "Cookie" };
    return context.html(isSignedOut ? signedOutPage : page, 200, headers);
  });
  return app;
}

/** The page's own `<style>` elements, as its policy names them. */
function listStyleHashes(page: string): string[] {
  return [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => {
    return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  });
}
