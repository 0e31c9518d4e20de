import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { register } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOrganizer } from "../../../leaving/export/export-organizer.ts";
import { findLeaver } from "../../../leaving/find-leaver.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { listJobs, runDueJobs } from "../../../test/jobs.ts";
import { startS3 } from "../../../test/start-s3.ts";
import type { TestS3 } from "../../../test/start-s3.ts";
import { sites } from "../../sites/site.table.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";
import { makePictureJob } from "../make-picture.job.ts";
import { mediaTexts } from "../media.texts.ts";
import { file, twoHalves } from "../test-pictures.ts";
import { openMediaStorage } from "./media-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

/**
 * How long the store may take, in ms; 15 s in earnest. Long enough that what takes less did not wait for
 * it, on a busy machine as well.
 */
const timeoutMs = 10_000;

let app: TestApp;
let s3: TestS3;
let organizer: TestOrganizer;
let folder = "";
let host = "";
let picture = "";
let slug = "";

beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), "silent-store-"));
  app = await createTestApp({ env: { s3: { ...s3.settings, timeoutMs } } });
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  const { image } = (await upload(600)).data;
  picture = image.url.replace("{size}", "");
  ({ slug } = await createTour(
    app.db,
    organizer.id,
    testTour({ media: [{ kind: "image", image }] }),
  ));
  const query = { organizer_id: organizer.id, type: "site" } as const;
  await app.call("publishData", { query }, organizer.owner);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id));
  host = `${site!.name}.localhost:3000`;
});
afterAll(async () => {
  s3.speakAgain();
  await app.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

async function upload(width: number) {
  const png = await twoHalves(width, 300).png().toBuffer();
  const query = { organizer_id: organizer.id };
  return app.call("uploadMedia", { query, body: { file: file(png, "a.png") } }, organizer.editor);
}

const get = async (path: string) =>
  app.app.request(path, {
    headers: { accept: "image/webp", "site-host": host, "user-role": "visitor" },
  });

/** A store that sends the beginning of every object, and never the rest. */
async function startHalfStore() {
  const server = createServer((_, answer) => {
    answer.writeHead(206, { "content-length": "10" });
    answer.write("abc");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, settings: { ...s3.settings, endpoint: `http://127.0.0.1:${port}` } };
}

/** What came of something, and after how many ms. */
async function time<Answer>(work: () => Promise<Answer>) {
  const begun = performance.now();
  const answer = await work().catch((error: unknown) => error as Error);
  return { answer, ms: performance.now() - begun };
}

const failures = async () => {
  const metric = await register.getSingleMetric("tour_outside_calls_total")!.get();
  const isFailure = ({ labels }: (typeof metric.values)[number]) =>
    labels["service"] === "s3" && labels["outcome"] === "failed";
  return metric.values.find(isFailure)?.value ?? 0;
};

test("of a store that takes requests and answers none nobody waits longer than its time, pages come, and all goes on once it speaks", async () => {
  const failedBefore = await failures();
  s3.fallSilent();
  // Pictures, share images and papers are made one after another, or two at a time.
  const shares = Array.from({ length: 8 }, (_, n) => `/media/share/1/${n + 1}.png`);
  const sizes = ["320x00", "640x00", "800x00", "1200x00"].map((size) => picture + size);
  const begun = performance.now();
  const waiting = [...shares, ...sizes].map((path) => time(() => get(path)));
  const uploading = time(() => upload(610));

  // Meanwhile, with all of these in hand.
  const page = await time(() => get("/spa/custom-page?type=main"));
  expect([(page.answer as Response).status, page.ms < timeoutMs]).toEqual([200, true]);
  const ready = await time(() => get("/health/ready"));
  expect([(ready.answer as Response).status, ready.ms < timeoutMs]).toEqual([200, true]);
  const tours = await time(() => app.call("toursPage", { query: { page: 1 } }));
  expect(tours.ms).toBeLessThan(timeoutMs);

  for (const { answer } of await Promise.all(waiting))
    expect(answer).toMatchObject({ status: 503 });
  const refused = { status: 503, message: mediaTexts.storeDown };
  expect((await uploading).answer).toMatchObject(refused);
  // One after another, two at a time, it would have been six times its time.
  expect(performance.now() - begun).toBeLessThan(3 * timeoutMs);

  // From here on nobody waits at all.
  const asked = s3.countRequests();
  const later = await time(() => get(`${picture}320x00`));
  expect(later.answer).toMatchObject({ status: 503 });
  expect((later.answer as Response).headers.get("retry-after")).toBe("30");
  const again = await time(() => upload(620));
  expect(again.answer).toMatchObject(refused);
  const paper = await time(() => get(`/spa/tour-program-paper?slug=${slug}`));
  expect(paper.answer, "a programme comes without its picture").toMatchObject({ status: 200 });
  const archive = join(folder, "all.zip");
  const leaver = await findLeaver(app.db, String(organizer.id));
  const { env } = app.services;
  const context = { db: app.db, env, storage: openMediaStorage(env), now: new Date() };
  const leaving = await time(() => exportOrganizer(context, leaver, archive));
  expect(leaving.answer).toMatchObject({ message: mediaTexts.storeDown });
  expect(existsSync(archive), "no archive that lacks files").toBe(false);
  const jobs = await time(() => runDueJobs(app.services, [makePictureJob]));
  for (const { ms } of [later, again, paper, leaving, jobs]) expect(ms).toBeLessThan(timeoutMs);
  const left = (await listJobs(app.db)).filter(({ name }) => name === makePictureJob.name);
  expect(left, "it comes again, as often as it takes").toMatchObject([{ state: "created" }]);
  expect(s3.countRequests() - asked, "only knocks").toBeLessThan(4);
  expect((await failures()) - failedBefore).toBeGreaterThan(3);

  s3.speakAgain();
  await expect.poll(async () => (await get(`${picture}320x00`)).status).toBe(200);
  expect((await upload(630)).data.id).toBeTruthy();
});

test("control: without the watch they wait one after another", async () => {
  s3.fallSilent();
  const settings = { ...s3.settings, timeoutMs: 1_000 };
  const unwatched = { ask: <Answer>(request: () => Promise<Answer>) => request() };
  const readOneByOne = async (storage: ReturnType<typeof createS3Storage>) => {
    for (let n = 0; n < 5; n += 1) await storage.read("a").catch(() => {});
  };
  const watched = await time(() => readOneByOne(createS3Storage(settings)));
  const control = await time(() => readOneByOne(createS3Storage(settings, { watch: unwatched })));
  s3.speakAgain();
  expect(control.ms).toBeGreaterThan(4_900);
  expect(watched.ms).toBeLessThan(control.ms / 2);
});

test("a store that stops in the midst of an object ends the answer; a reader who takes their time does not", async () => {
  const storage = createS3Storage({ ...s3.settings, timeoutMs: 1_500 });
  await storage.write("film", new Uint8Array(3_000_000));
  const whole = (await storage.readPart("film", 0, 2_999_999))!.getReader();
  await whole.read();
  await wait(2_000);
  let size = 0;
  for (let part = await whole.read(); !part.done; part = await whole.read()) {
    size += part.value.length;
  }
  expect(size).toBeGreaterThan(1_000_000);
  const { server, settings } = await startHalfStore();
  const half = (await createS3Storage({ ...settings, timeoutMs: 1_500 }).readPart("film", 0, 9))!;
  await expect(new Response(half).arrayBuffer()).rejects.toBeInstanceOf(Error);
  server.closeAllConnections();
  server.close();
});
