import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { quarantineDays } from "./reserved-subdomains.ts";

const day = 86_400_000;
const old = "pervye.tours.ru";
let time = Date.parse("2026-11-21T10:00:00Z");
let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date(time),
    env: {
      ...{ siteOrigin: "https://tours.ru", providedDomain: "tours.ru" },
      builderOrigin: "https://builder.ru",
    },
  });
  organizer = await createOrganizer(app, "Первые");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});
afterAll(() => app.close());

/** Where a host leads, or the status of its answer. */
async function leadOf(host: string): Promise<string | number> {
  const headers = { "site-host": host, "user-role": "visitor" };
  const answer = await app.app.request("/spa/custom-metadata", { headers });
  const { redirect } = (await answer.json()) as { redirect?: { url: string } };
  return redirect?.url ?? answer.status;
}

const tlsStatus = async (host: string) =>
  (await app.app.request(`/internal/tls-check?domain=${host}`)).status;

test("a subdomain that was given up redirects to the new address while it is reserved, and no longer", async () => {
  const query = { organizer_id: organizer.id };
  expect(await leadOf(old), "not published yet").toBe(404);
  await app.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
  const body = { domain: "novye", is_custom: false };
  await app.call("changeDomain", { query, body }, organizer.owner);
  expect([await leadOf(old), await tlsStatus(old)]).toEqual(["https://novye.tours.ru", 200]);
  expect(await leadOf("novye.tours.ru")).toBe(200);
  time += quarantineDays * day + 1;
  expect([await leadOf(old), await tlsStatus(old)]).toEqual([404, 404]);
});
