import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApp } from "./app.ts";

const shipped = join(import.meta.dirname, "../../public");
const manifest = "manifest.webmanifest";

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crm-"));
  await writeFile(join(folder, "index.html"), "<html><title>Кабинет</title>");
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "index-1.js"), "");
  await cp(shipped, folder, { recursive: true });
  await writeFile(join(folder, "worker.js"), "self.addEventListener('fetch', () => {});");
  const roles = { user: "organizer", staff: "staff" };
  const builderOrigin = "https://builder.example";
  const origins = { apiOrigin: "http://127.0.0.1:1", siteOrigin: "https://tours.example" };
  app = makeApp({ port: 0, logLevel: "silent", ...origins, builderOrigin, roles }, folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("answers any address below /crm with the page, and a missing file with 404", async () => {
  for (const path of ["/crm", "/crm/", "/crm/7/requests?page=2"]) {
    const answer = await app.request(path);
    expect([answer.status, await answer.text()], path).toEqual([
      200,
      expect.stringContaining("Кабинет"),
    ]);
  }
  const gone = await app.request("/crm/assets/gone.js");
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, null]);
  const there = await app.request("/crm/assets/index-1.js");
  expect(there.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

it("leads to the builder's host for everything that is not below /crm", async () => {
  const to = async (path: string) => (await app.request(path)).headers.get("location");
  expect(await to("/")).toBe("/crm/");
  expect(await to("/sign-in?next=%2Fcrm%2F7")).toBe(
    "https://builder.example/sign-in?next=%2Fcrm%2F7",
  );
  expect((await app.request("http://localhost//evil.example/")).status).toBe(404);
});

it("shows pages of the organisers' sites, and no others", async () => {
  const policy = (await app.request("/crm/")).headers.get("content-security-policy");
  expect(policy).toContain("frame-src https://*.tours.example;");
  expect(policy).toContain("connect-src 'self' https://*.tours.example;");
});

it("has a build of its own, which is not the builder's", async () => {
  const answer = await app.request("/crm/latest-build.json");
  expect(await answer.json()).toEqual({ build: expect.stringMatching(/^[0-9a-f]{16}$/) });
});

it("serves a manifest that is asked for each time, and the pictures that it names", async () => {
  const answer = await app.request(`/crm/${manifest}`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const { scope, start_url: start, icons } = await answer.json();
  expect([scope, start]).toEqual(["/crm/", "/crm/"]);
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of icons) {
    const picture = await app.request(src);
    expect([picture.status, picture.headers.get("content-type")], src).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toBe("public, max-age=86400");
  }
});

it("serves the worker below /crm alone, under the page's policy, and never from a cache", async () => {
  const answer = await app.request("/crm/worker.js");
  const header = (name: string) => answer.headers.get(name);
  expect([answer.status, header("cache-control")]).toEqual([200, "no-cache"]);
  expect(header("content-type")).toMatch(/^text\/javascript/);
  expect(header("service-worker-allowed"), "its scope is its own folder").toBeNull();
  expect(header("content-security-policy")).toContain("default-src 'self'");
  await rm(join(folder, "worker.js"));
  expect((await app.request("/crm/worker.js")).status, "control: no page in its place").toBe(404);
});
