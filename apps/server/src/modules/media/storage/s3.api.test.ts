import { readdir } from "node:fs/promises";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logOptions } from "@tour/telemetry";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { startS3 } from "../../../test/start-s3.ts";
import type { TestS3 } from "../../../test/start-s3.ts";
import { file, twoHalves } from "../test-pictures.ts";

let app: TestApp;
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
  app = await createTestApp({ env: { s3: s3.settings, dataDir: "must-not-be-made" } });
});
afterAll(async () => {
  await app.close();
});

// ASVS 16.5.2
test("pictures are kept in the bucket and served from it; one that is missing is 404, a store that is down 503 and logged", async () => {
  const organizer = await createOrganizer(app);
  const sent = file(await twoHalves(600, 300).png().toBuffer(), "lake.png");
  const input = { query: { organizer_id: organizer.id }, body: { file: sent } };
  const { data } = await app.call("uploadMedia", input, organizer.editor);
  const picture = () => app.app.request(`/media/${data.id}/320x00`);
  const first = await picture();
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const kept = (await readdir(s3.folder, { recursive: true })).map((name) =>
    name.split("/").at(-1),
  );
  expect(kept.join(" ")).toContain(data.id);
  expect(kept.join(" ")).toContain("320x00.jpeg");
  expect((await app.app.request(`/media/${"A".repeat(22)}/320x00`)).status).toBe(404);

  await s3.stop();
  let logged = "";
  const sink = new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk);
      done();
    },
  });
  const log = pino(logOptions("error"), sink);
  const down = createTestClient({ ...app.services, log });
  const answer = await down.app.request(`/media/${data.id}/320x00`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(logged).toContain("fetch failed");
  expect(logged).toContain(answer.headers.get("x-request-id"));
  const other = file(await twoHalves(500, 300).png().toBuffer(), "pass.png");
  const newInput = { ...input, body: { file: other } };
  expect((await down.ask("uploadMedia", newInput, organizer.editor)).status).toBe(503);
});
