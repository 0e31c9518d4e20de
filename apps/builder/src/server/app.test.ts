import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApp } from "./app.ts";

/** An API host that answers what it was asked. */
const screens = { left: 0 };
const api = new Hono()
  .get("/spa/moved", (context) => context.redirect("/crm/api/elsewhere", 303))
  .get("/crm/api/constructor/site-events", (context) =>
    streamSSE(context, async (stream) => {
      stream.onAbort(() => void (screens.left += 1));
      await stream.writeSSE({ data: "first" });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
    }),
  )
  .all("*", (context) => context.json({ url: context.req.url, headers: context.req.header() }));

const servers: ReturnType<typeof serve>[] = [];
let folder: string;
let builder: string;

function start(app: Hono): Promise<string> {
  return new Promise((resolve) => {
    const options = { fetch: app.fetch, port: 0, hostname: "127.0.0.1" };
    servers.push(serve(options, ({ port }: AddressInfo) => resolve(`http://127.0.0.1:${port}`)));
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "builder-"));
  await writeFile(join(folder, "index.html"), "<html><title>Конструктор</title><style>p{}</style>");
  const apiOrigin = await start(api);
  builder = await start(
    makeApp(
      {
        port: 0,
        logLevel: "silent",
        apiOrigin,
        siteOrigin: "http://localhost:3000",
        crmOrigin: apiOrigin,
        roles: { user: "organizer", staff: "staff" },
      },
      folder,
    ),
  );
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

describe("the builder's server", () => {
  it("forwards calls with their cookies and the client's real address only", async () => {
    const headers = { cookie: "__Host-session=1", "x-forwarded-for": "8.8.8.8" };
    const answer = await fetch(`${builder}/crm/api/constructor/get-page?type=main`, { headers });
    const asked = (await answer.json()) as { url: string; headers: Record<string, string> };
    expect(asked.url).toContain("/crm/api/constructor/get-page?type=main");
    expect(asked.headers).toMatchObject({
      cookie: "__Host-session=1",
      "x-forwarded-for": "127.0.0.1",
    });
  });

  it("passes each event on at once, and closes the channel with the screen", async () => {
    const answer = await fetch(`${builder}/crm/api/constructor/site-events?organizer_id=1`);
    const reader = answer.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain("data: first");
    await reader.cancel();
    await expect.poll(() => screens.left).toBe(1);
  });

  it("opens sales below /crm, and takes no call there but the API's", async () => {
    const answer = await fetch(`${builder}/crm/7/requests?page=2`);
    expect(((await answer.json()) as { url: string }).url).toContain("/crm/7/requests?page=2");
    expect((await fetch(`${builder}/crm/7/requests`, { method: "POST" })).status).toBe(404);
  });

  it("leaves it to the browser to follow a redirect", async () => {
    const answer = await fetch(`${builder}/spa/moved`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/crm/api/elsewhere"]);
  });

  it("answers the URL of any screen with the page, and a missing file with 404", async () => {
    const screen = await fetch(`${builder}/1/page/main`);
    expect(screen.status).toBe(200);
    expect(await screen.text()).toContain("Конструктор");
    expect((await fetch(`${builder}/assets/gone.js`)).status).toBe(404);
  });

  it("answers a malformed path with 404", async () => {
    for (const path of ["/x%ffy", "/a///b", "/a;b://c"]) {
      expect((await fetch(builder + path)).status, path).toBe(404);
    }
  });

  it("tells the page that nobody is signed in, so that it does not ask for the account", async () => {
    const open = async (cookie?: string) => {
      const answer = await fetch(builder, { headers: cookie ? { cookie } : {} });
      expect(answer.headers.get("vary")).toContain("Cookie");
      return (await answer.text()).includes('data-session="none"');
    };
    expect([await open(), await open("theme=dark"), await open("__Host-session=")]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await open("theme=dark; __Host-session=abc")).toBe(false);
  });

  it("tells the page its build and the role of its calls, and answers which build is the latest", async () => {
    const html = await (await fetch(builder)).text();
    const answer = await fetch(`${builder}/latest-build.json`);
    const { build } = (await answer.json()) as { build: string };
    expect(html).toContain(`data-build="${build}" data-user-role="organizer"`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  // ASVS 3.4.6
  it("can't be framed by any page, and frames the sites only", async () => {
    const policy = (await fetch(builder)).headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src http://*.localhost:3000");
  });

  // ASVS 3.4.6
  it("says so of what is no page, too", async () => {
    for (const path of [
      "/health",
      "/latest-build.json",
      "/assets/none.js",
      "/icon.svg",
      "/spa/x",
    ]) {
      const policy = (await fetch(builder + path)).headers.get("content-security-policy");
      expect(policy, path).toContain("frame-ancestors 'none'");
    }
  });

  // ASVS 3.4.3
  it("runs no script and applies no style but its own", async () => {
    const policy = (await fetch(builder)).headers.get("content-security-policy");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("default-src 'self'");
    const hash = createHash("sha256").update("p{}").digest("base64");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });
});
