import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Image } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobHandlers, slowJobHandlers } from "../../job-handlers.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { soundBlock } from "../../test/sample-block.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { runDueJobs, runNextJob } from "../jobs/run-jobs.ts";
import { addPicture, encodeOriginal } from "./add-picture.ts";
import { keysIn, sizePath } from "./media-path.ts";
import { openMediaStorage } from "./media-storage.ts";
import { twoHalves } from "./test-pictures.ts";

const accept = "image/avif,image/webp,*/*";
const time = Date.parse("2026-11-21T10:00:00Z");
let app: TestApp;
let dataDir = "";
let organizer: TestOrganizer;
let image: Image;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "prepared-"));
  app = await createTestApp({ env: { dataDir }, now: () => new Date(time) });
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  const original = await encodeOriginal(sharp(await twoHalves(400, 200).png().toBuffer()));
  const added = { organizerId: organizer.id, name: "a" };
  ({ image } = await addPicture(app.db, openMediaStorage({ dataDir }), added, original));
  await showFirst(image);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});
beforeEach(() => app.db.delete(jobs));

/** Puts a picture into the first screen of the main page. */
async function showFirst(shown: Image) {
  const sound = soundBlock();
  const content = { ...sound.content, media: { kind: "image", image: shown } };
  const blocks = [{ ...sound, content }, createBlock(6)];
  const query = { organizer_id: organizer.id, type: "main" } as const;
  await app.call("savePageBlocks", { query, body: { blocks } }, organizer.owner);
}

const publish = () =>
  app.call("publishData", { query: { organizer_id: organizer.id, type: "site" } }, organizer.owner);
const waiting = () => app.db.select().from(jobs).orderBy(jobs.runAt, jobs.id);
const keyOf = (shown: Image) => keysIn(shown)[0]!;

test("publishing leaves a site's pictures to a job, and waits for none", async () => {
  await publish();
  expect((await waiting()).map(({ kind }) => kind)).toEqual(["list-pictures"]);
});

test("what the page begins with is made first, in the crops of phones", async () => {
  await publish();
  await runNextJob(app.services, slowJobHandlers);
  const [first, ...others] = await waiting();
  expect(first?.payload).toEqual({
    key: keyOf(image),
    sizes: ["720x1280", "900x1600", "1080x1920"],
  });
  expect(others.length).toBeGreaterThan(1);
  for (const { runAt } of others) expect(runAt.getTime()).toBeGreaterThan(first!.runAt.getTime());
});

test("the first visitor gets AVIF", { timeout: 120_000 }, async () => {
  await publish();
  await runNextJob(app.services, slowJobHandlers);
  await runNextJob(app.services, slowJobHandlers);
  const path = image.url.replace("{size}", "900x1600");
  const response = await app.app.request(path, { headers: { accept } });
  expect(response.headers.get("content-type")).toBe("image/avif");
  const { format, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([format, height]).toEqual(["heif", 200]);
});

test("what is ready is not made again", async () => {
  const storage = openMediaStorage({ dataDir });
  const path = sizePath(keyOf(image), "720x1280", "avif");
  await storage.write(path, Buffer.from("ready"));
  const payload = { key: keyOf(image), sizes: ["720x1280"] };
  await app.db.insert(jobs).values({ kind: "make-picture", key: "a", payload, runAt: new Date(0) });
  await runDueJobs(app.services, slowJobHandlers);
  expect((await storage.read(path))?.toString()).toBe("ready");
});

test("a server that stops leaves the rest for later", async () => {
  const payload = { key: "stock-ridge", sizes: ["2000x00"] };
  await app.db.insert(jobs).values({ kind: "make-picture", key: "b", payload, runAt: new Date(0) });
  await runNextJob(app.services, slowJobHandlers, AbortSignal.abort());
  const [kept] = await app.db.select().from(jobs).where(eq(jobs.key, "b"));
  expect(kept).toMatchObject({ attempts: 0, lastError: null, lockedUntil: null });
});

test("letters never wait for pictures", () => {
  const slow = Object.keys(slowJobHandlers);
  expect(Object.keys(jobHandlers).filter((kind) => slow.includes(kind))).toEqual([]);
});
