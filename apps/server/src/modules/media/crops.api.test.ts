import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxCuts } from "@tour/api";
import type { PictureCrops } from "@tour/api";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../accounts/create-user.ts";
import { createOrganizer, password } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { removeFilesJob } from "./storage/remove-files.job.ts";
import { file, twoHalves } from "./test-pictures.ts";

let app: TestApp;
let dataDir = "";
let own: TestOrganizer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "crops-"));
  app = await createTestApp({ env: { dataDir } });
  own = await createOrganizer(app);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

let width = 1198;
/** A new picture: red to the left, blue to the right. */
async function upload() {
  width += 2;
  const body = { file: file(await twoHalves(width, 600).png().toBuffer(), "вид.png"), alt: "" };
  return (await app.call("uploadMedia", { query: { organizer_id: own.id }, body }, own.editor)).data
    .id;
}
const crop = (id: string, crops: PictureCrops) =>
  app.ask("cropMedia", { query: { organizer_id: own.id }, body: { id, crops } }, own.editor);
const get = (id: string, size: string, accept = "image/webp") =>
  app.app.request(`/media/${id}/${size}`, { headers: { accept } });
async function look(id: string, size: string) {
  const response = await get(id, size);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).stats();
  return { width, height, red: channels[0]!.mean, blue: channels[2]!.mean };
}

test("a cut is served in every size, once it is known, and no other one is", async () => {
  const id = await upload();
  const right = "600-250-200-400";
  expect((await get(id, `640x00@${right}`)).status).toBe(404);
  expect((await crop(id, { "1:1": right })).status).toBe(200);
  const whole = await look(id, `640x00@${right}`);
  // Never enlarged: a fifth of 1200 px.
  expect([whole.width, whole.height]).toEqual([240, 240]);
  expect(whole.blue).toBeGreaterThan(240);
  expect(whole.red).toBeLessThan(15);
  expect(await look(id, `160x160@${right}`)).toMatchObject({ width: 160, height: 160 });
  expect((await get(id, "640x00@600-250-200-401")).status).toBe(404);
  const known = await get(id, `640x00@${right}`);
  expect(known.headers.get("cache-control")).toContain("immutable");
  expect(known.headers.get("etag")).toBe(`"${id}-640x00@${right}-webp"`);
});

test.each([
  "640x00@",
  "640x00@1-2-3",
  "640x00@600-0-500-1000",
  "640x00@0-0-0-10",
  "640x00@00-0-10-10",
  "640x00@0-0-10-10@0-0-10-10",
  "641x00@0-0-10-10",
  "640x00@../../a",
])("%s is no size", async (size) => {
  expect([400, 404]).toContain((await get(await upload(), size)).status);
  expect((await get("a".repeat(22), size)).status).not.toBe(200);
});

test("a cut that goes beyond the picture is refused at its shape", async () => {
  const response = await crop(await upload(), { "16:9": "500-0-600-1000" });
  expect(response.status).toBe(400);
  const { validation } = (await response.json()) as { validation: object };
  expect(Object.keys(validation)).toEqual(["crops.16:9"]);
});

test("the library's cuts come with the picture, and are kept beside its name and words", async () => {
  const id = await upload();
  const query = { organizer_id: own.id };
  const crops = { "3:4": "0-0-300-800" };
  const update = (fields: object) =>
    app.call("updateMedia", { query, body: { id, fields } }, own.editor);
  await update({ crops });
  await update({ alt: "Озеро" });
  const { data } = await app.call(
    "listMedia",
    { query: { ...query, page: 1, keys: id } },
    own.editor,
  );
  expect(data[0]!.image).toMatchObject({ alt: "Озеро", crops });
  const left = await look(id, "320x00@0-0-300-800");
  expect(left.red).toBeGreaterThan(240);
  const taken = await update({ crops: {} });
  expect(taken.data.image.crops).toBeUndefined();
  expect((await get(id, "320x00@0-0-300-800")).status).toBe(200);
});

test("there are so many cuts of a picture and no more; known ones are taken again", async () => {
  const id = await upload();
  const shapes = ["16:9", "3:2", "1:1", "4:5", "3:4", "21:9", "9:16", "link"] as const;
  const numbers = Array.from({ length: maxCuts / shapes.length }, (_, row) => row);
  const rows = numbers.map((row) =>
    Object.fromEntries(shapes.map((shape, at) => [shape, `${row}-${at}-100-100`])),
  );
  const answers = await Promise.all(rows.map((crops) => crop(id, crops)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await crop(id, { "1:1": "999-0-1-1" })).status).toBe(409);
  expect((await crop(id, rows[0]!)).status).toBe(200);
});

test("a removed picture leaves no file of its cuts", async () => {
  const id = await upload();
  await crop(id, { "1:1": "0-0-500-1000" });
  await get(id, "320x00@0-0-500-1000");
  const files = async () =>
    (await readdir(join(dataDir, "media"), { recursive: true })).filter(
      (name) => name.includes(id) && /\.(?:webp|avif|jpeg)$/.test(name),
    );
  expect(await files()).toContainEqual(expect.stringContaining("320x00@0-0-500-1000"));
  await app.call("removeMedia", { query: { organizer_id: own.id, id } }, own.editor);
  await runDueJobs(app.services, [removeFilesJob]);
  expect(await files()).toEqual([]);
});

test("a picture that is copied to another organiser keeps its cuts there", async () => {
  const id = await upload();
  const other = await createOrganizer(app, "Другие");
  const memberships = [own, other].map((one) => ({
    organizerId: one.id,
    role: "editor" as const,
  }));
  await createUser(app.db, { name: "both", email: "both@example.com", password, memberships });
  const both = await app.signIn("both@example.com", password);
  const query = { organizer_id: other.id };
  const body = { from_organizer_id: own.id, keys: [id] };
  const copy = async () => (await app.call("copyMedia", { query, body }, both)).data[0]!.file!;
  await crop(id, { "1:1": "600-250-200-400" });
  const first = await copy();
  expect((await get(first.id, "320x00@600-250-200-400")).status).toBe(200);
  await crop(id, { "1:1": "0-0-300-600" });
  expect((await copy()).id).toBe(first.id);
  expect((await get(first.id, "320x00@0-0-300-600")).status).toBe(200);
});

test("a site's link card takes the library's cut for links", async () => {
  const id = await upload();
  const query = { organizer_id: own.id };
  const crops = { link: "0-0-500-523", "1:1": "0-0-500-1000" };
  await app.call("updateMedia", { query, body: { id, fields: { crops } } }, own.editor);
  await app.call("attachSite", { body: query }, own.owner);
  const settings = { share_image_file_id: id };
  const { data } = await app.call(
    "updateMainPageSetting",
    { query, body: { settings } },
    own.owner,
  );
  expect(data.share_image).toEqual({ url: `/media/${id}/{size}`, crops: { link: crops.link } });
  await app.call("publishData", { query: { ...query, type: "site" } }, own.owner);
  const site = await app.call("getAttachedSite", { query }, own.owner);
  const metadata = await app.call("customMetadata", { query: { site_id: site.data!.id } });
  expect(metadata.data!.share_image?.url).toMatch(
    new RegExp(`/media/${id}/1200x628@${crops.link}$`),
  );
});
