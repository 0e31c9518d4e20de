import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Image } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { clearJobs, listJobs, runDueJobs } from "../../../test/jobs.ts";
import { addPicture, encodeOriginal } from "../../media/add-picture.ts";
import { keysIn, sizePath } from "../../media/media-path.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { makePictureJob } from "../../media/make-picture.job.ts";
import { listPicturesJob } from "./prepare-pictures.job.ts";
import { twoHalves } from "../../media/test-pictures.ts";

const pictureJobs = [listPicturesJob, makePictureJob];
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
beforeEach(() => clearJobs(app.db));

/** Puts a picture into the first screen of the main page. */
async function showFirst(shown: Image) {
  const sound = validBlock();
  const content = { ...sound.content, media: { kind: "image", image: shown } };
  const blocks = [{ ...sound, content }, createBlock(6)];
  const query = { organizer_id: organizer.id, type: "main" } as const;
  await app.call("savePageBlocks", { query, body: { blocks } }, organizer.owner);
}

const publish = () =>
  app.call("publishData", { query: { organizer_id: organizer.id, type: "site" } }, organizer.owner);
const waiting = () => listJobs(app.db);
const keyOf = (shown: Image) => keysIn(shown)[0]!;

test("publishing leaves a site's pictures to a job and does not wait for them", async () => {
  await publish();
  expect((await waiting()).map(({ name }) => name)).toEqual(["list-pictures"]);
});

test("the first pictures of the page are made first, in the crops for phones", async () => {
  await publish();
  await runDueJobs(app.services, pictureJobs, { max: 1 });
  const [first, ...others] = await waiting();
  expect(first?.data).toEqual({
    key: keyOf(image),
    sizes: ["720x1280", "900x1600", "1080x1920"],
  });
  expect(others.length).toBeGreaterThan(1);
  for (const { priority } of others) expect(priority).toBeLessThan(first!.priority);
});

test("the first visitor gets AVIF", { timeout: 120_000 }, async () => {
  await publish();
  await runDueJobs(app.services, pictureJobs, { max: 2 });
  const path = image.url.replace("{size}", "900x1600");
  const response = await app.app.request(path, { headers: { accept } });
  expect(response.headers.get("content-type")).toBe("image/avif");
  const { format, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([format, height]).toEqual(["heif", 200]);
});

test("existing pictures are not made again", async () => {
  const storage = openMediaStorage({ dataDir });
  const path = sizePath(keyOf(image), "720x1280", "avif");
  await storage.write(path, Buffer.from("ready"));
  const payload = { key: keyOf(image), sizes: ["720x1280"] };
  await app.services.jobs.enqueue(app.db, makePictureJob, { key: "a", payload });
  await runDueJobs(app.services, pictureJobs);
  expect((await storage.read(path))?.toString()).toBe("ready");
});

test("a server that stops leaves the rest for later", async () => {
  const payload = { key: "stock-ridge", sizes: ["2000x00"] };
  await app.services.jobs.enqueue(app.db, makePictureJob, { key: "b", payload });
  await runDueJobs(app.services, pictureJobs, { max: 1, signal: AbortSignal.abort() });
  expect(await listJobs(app.db)).toMatchObject([
    { name: "make-picture", data: payload, state: "created", retry_count: 0 },
  ]);
});

test("cuts that places show are to be made as AVIF with the rest, and the link's is not", async () => {
  const id = keyOf(image);
  const query = { organizer_id: organizer.id };
  const crops = { "1:1": "250-0-500-1000", link: "0-0-1000-900" };
  await app.call("cropMedia", { query, body: { id, crops } }, organizer.owner);
  await showFirst({ ...image, crops });
  await publish();
  await runDueJobs(app.services, [listPicturesJob], { max: 1 });
  const sizes = (await waiting()).flatMap(({ data }) => (data as { sizes: string[] }).sizes);
  const cut = ["640x00", "800x00", "1200x00"].map((size) => `${size}@250-0-500-1000`);
  expect(sizes.filter((size) => size.includes("@"))).toEqual(cut);
});
