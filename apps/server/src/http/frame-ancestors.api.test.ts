import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { sites } from "../modules/sites/site.table.ts";
import { createTour } from "../modules/tours/create-tour.ts";
import { testTour } from "../modules/tours/test-tour.ts";
import { createOrganizer } from "../test/create-organizer.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";

let app: TestApp;
let dataDir = "";
let host = "";
/** Addresses, and what they answer with. */
let asked: [path: string, status: number, type: string][];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "frames-"));
  app = await createTestApp({ env: { dataDir } });
  const organizer = await createOrganizer(app);
  const query = { organizer_id: organizer.id };
  await app.call("attachSite", { body: query }, organizer.owner);
  const { slug } = await createTour(app.db, organizer.id, testTour());
  await app.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id));
  host = `${site!.name}.localhost:3000`;
  const body = { file: file(await twoHalves(400, 200).png().toBuffer(), "a.png") };
  const { id } = (await app.call("uploadMedia", { query, body }, organizer.owner)).data;
  asked = [
    ["/health/live", 200, "application/json"],
    ["/spa/tours-page", 200, "application/json"],
    ["/spa/custom-page", 400, "application/json"],
    ["/crm/api/constructor/get-page?type=main", 401, "application/json"],
    ["/nothing/here", 404, "application/json"],
    [`/spa/tour-program-paper?slug=${slug}`, 200, "application/pdf"],
    [`/media/${id}/320x00`, 200, "image/jpeg"],
    [`/media/${id}/7x7`, 400, "application/json"],
    [`/media/${id}/film`, 404, "application/json"],
    ["/fonts/lora.woff2", 302, ""],
  ];
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

// ASVS 3.4.6
test("every answer of the API host says that nobody may frame it, whatever it is", async () => {
  for (const [path, status, type] of asked) {
    const headers = { "site-host": host, "user-role": "visitor" };
    const answer = await app.app.request(path, { headers });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get("content-type") ?? "", path).toContain(type);
    const policy = answer.headers.get("content-security-policy");
    expect(policy?.split("; "), path).toContain("frame-ancestors 'none'");
  }
});
