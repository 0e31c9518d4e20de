import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApp } from "./app.ts";

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crm-"));
  await writeFile(join(folder, "index.html"), "<html><title>Кабинет</title>");
  const roles = { user: "organizer", staff: "staff" };
  const builderOrigin = "https://builder.example";
  app = makeApp({ port: 0, apiOrigin: "http://127.0.0.1:1", builderOrigin, roles }, folder);
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
  expect((await app.request("/crm/assets/gone.js")).status).toBe(404);
});

it("leads to the builder's host for everything that is not below /crm", async () => {
  const to = async (path: string) => (await app.request(path)).headers.get("location");
  expect(await to("/")).toBe("/crm/");
  expect(await to("/sign-in?next=%2Fcrm%2F7")).toBe(
    "https://builder.example/sign-in?next=%2Fcrm%2F7",
  );
  expect((await app.request("http://localhost//evil.example/")).status).toBe(404);
});

it("has a build of its own, which is not the builder's", async () => {
  const answer = await app.request("/crm/latest-build.json");
  expect(await answer.json()).toEqual({ build: expect.stringMatching(/^[0-9a-f]{16}$/) });
});
