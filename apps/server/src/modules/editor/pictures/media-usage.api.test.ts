import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBlock } from "@tour/blocks/definitions";
import type { Image } from "@tour/api";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { removeFilesJob } from "../../media/storage/remove-files.job.ts";
import { file, twoHalves } from "../../media/test-pictures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";
import { tours } from "../../tours/tour.table.ts";

let app: TestApp;
let dataDir = "";
let organizer: TestOrganizer;
let image: Image;
let id = "";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "usage-"));
  app = await createTestApp({ env: { dataDir } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});
/** With a site, of which nothing is published, and a picture in the library. */
beforeEach(async () => {
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: query() }, organizer.owner);
  const sent = file(await twoHalves(640, 640).png().toBuffer(), "lake.png");
  const input = { query: query(), body: { file: sent } };
  ({ id, image } = (await app.call("uploadMedia", input, organizer.owner)).data);
});

const query = () => ({ organizer_id: organizer.id });
const publish = () =>
  app.call("publishData", { query: { ...query(), type: "site" } }, organizer.owner);
const places = async () =>
  (await app.call("getMediaUsage", { query: { ...query(), id } }, organizer.editor)).data.places;
async function remove() {
  await app.call("removeMedia", { query: { ...query(), id } }, organizer.editor);
  await runDueJobs(app.services, [removeFilesJob]);
}
const served = async () => (await app.app.request(image.url.replace("{size}", "320x00"))).status;

/** Puts the picture into the first screen of the main page, or takes it out. */
async function show(shown: Image | null, more: { is_hidden?: boolean } = {}) {
  const sound = validBlock();
  const media = shown && { kind: "image", image: shown };
  const block = { ...sound, ...more, content: { ...sound.content, media } };
  const body = { blocks: [block, createBlock(6)] };
  await app.call("savePageBlocks", { query: { ...query(), type: "main" }, body }, organizer.owner);
}

test("a picture that stands nowhere is removed with its files", async () => {
  expect(await served()).toBe(200);
  expect(await places()).toEqual([]);
  await remove();
  expect(await served()).toBe(404);
  const kept = await readdir(join(dataDir, "media"), { recursive: true, withFileTypes: true });
  expect(kept.filter((one) => one.isFile() && `${one.parentPath}${one.name}`.includes(id))).toEqual(
    [],
  );
  await expect(remove()).rejects.toMatchObject({ status: 404 });
  const { data: deeds } = await app.call("listActivity", { query: query() }, organizer.owner);
  expect(deeds.filter(({ kind }) => kind === "picture_removed")).toMatchObject([
    { details: { name: "lake.png" } },
  ]);
});

test("what guests see of a picture holds it: it goes once another stands there and is published", async () => {
  await show(image);
  expect(await places()).toMatchObject([{ kind: "main", is_live: false }]);
  await publish();
  expect(await places()).toMatchObject([{ kind: "main", title: "Главный экран", is_live: true }]);
  await show(null);
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    data: { places: [{ kind: "main", title: "Главный экран", is_live: true }] },
  });
  expect(await served()).toBe(200);
  await publish();
  expect(await places()).toEqual([{ kind: "versions", title: "1", id: null, is_live: false }]);
  await remove();
  expect(await served()).toBe(404);
});

test("a block that guests do not see holds no picture", async () => {
  await show(image, { is_hidden: true });
  await publish();
  expect(await places()).toMatchObject([{ kind: "main", is_live: false }]);
  await remove();
});

test("a tour that guests find, and the favicon hold it, an archived tour does not", async () => {
  const content = { ...testTour(), media: [{ kind: "image" as const, image }] };
  const tour = await createTour(app.db, organizer.id, content);
  const shown = { kind: "tour", title: testTour().title, id: tour.id };
  expect(await places()).toEqual([{ ...shown, is_live: true }]);
  await expect(remove()).rejects.toMatchObject({ status: 409 });
  await app.db.update(tours).set({ isListed: false });
  expect(await places()).toEqual([{ ...shown, is_live: false }]);
  const favicon = { query: query(), body: { file_id: id } };
  await app.call("updateFavicon", favicon, organizer.owner);
  await publish();
  expect((await places())[0]).toEqual({ kind: "favicon", title: "", id: null, is_live: true });
  await expect(remove()).rejects.toMatchObject({ status: 409 });
});
