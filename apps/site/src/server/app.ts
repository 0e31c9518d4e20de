import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import type { Context } from "hono";
import { maskUrl } from "@tour/api";
import { servePreview } from "../preview/serve-preview.tsx";
import { answerCompressed } from "./answer.ts";
import { isAmbiguousPath, passToApi } from "./pass-to-api.ts";
import { commonHeaders } from "./security-headers.ts";
import { serveFavicon } from "./serve-favicon.ts";
import { servePage } from "./serve-page.ts";
import { serveRobots, serveSitemap } from "./serve-for-robots.ts";
import type { Services } from "./services.ts";

/** The site's server as a Hono app: it listens to nothing, so that tests can ask it directly. */
export function createApp(services: Services): Hono {
  const { assets, env, log } = services;
  const app = new Hono();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    const { pathname, search } = new URL(c.req.url);
    const ms = Math.round(performance.now() - start);
    const url = maskUrl(pathname + search);
    log.debug({ method: c.req.method, host: hostOf(c), url, status: c.res.status, ms }, "request");
  });

  app.get("/health", (c) => c.json({ status: "ok", build: assets.build }));
  app.get("/latest-build.json", (c) =>
    c.json({ build: assets.build }, 200, { "cache-control": "no-store" }),
  );
  app.get("/robots.txt", (c) => serveRobots(hostOf(c), services));
  app.get("/sitemap.xml", (c) => serveSitemap(hostOf(c), services));
  app.get("/favicon.svg", (c) => serveFavicon(hostOf(c), services));
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 302));

  const pass = async (c: Context) => {
    if (isAmbiguousPath(c.req.path)) return c.json({ message: "Bad path" }, 400);
    try {
      const address = addressOf(c);
      return await passToApi(c.req.raw, { apiOrigin: env.apiOrigin, host: hostOf(c), address });
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, 499 as 400);
      log.error({ error, url: maskUrl(c.req.path) }, "the API host could not be reached");
      return c.json({ message: "Bad gateway", error: "unreachable" }, 502);
    }
  };
  app.all("/spa/*", pass);
  app.get("/media/*", pass);

  const serveFile = async (c: Context) => {
    const file = await assets.file(c.req.path);
    if (!file) return c.notFound();
    const request = file.isCompressible ? c.req.raw : withoutEncodings(c.req.raw);
    return answerCompressed(request, file.body, {
      "content-type": file.type,
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
    });
  };
  app.get("/assets/*", serveFile);
  app.get("/fonts/*", serveFile);

  app.get("/tour-view", (c) => servePreview(c.req.raw, services));
  app.all("*", (c) => servePage(c.req.raw, hostOf(c), services));
  app.notFound((c) => c.text("Not found", 404, { "cache-control": "no-store" }));
  app.onError((error, c) => {
    log.error({ error, url: maskUrl(c.req.path) }, "request failed");
    return c.text("Internal error", 500, { "cache-control": "no-store" });
  });
  return app;

  function addressOf(c: Context): string {
    const forwarded = c.req.header("x-forwarded-for");
    if (env.isProxyTrusted && forwarded) return forwarded;
    const isConnected = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming);
    return (isConnected && getConnInfo(c).remote.address) || "0.0.0.0";
  }
}

/** The host as the browser named it, with its port; the tenant is found by nothing else. */
const hostOf = (c: Context) => (c.req.header("host") ?? "").trim().toLowerCase().replace(/\.(?=:|$)/, "");

const withoutEncodings = (request: Request) =>
  new Request(request.url, {
    headers: { "if-none-match": request.headers.get("if-none-match") ?? "" },
  });
