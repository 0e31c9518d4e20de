import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Block, Image, MediaFile } from "@tour/api";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { clearJobs, listJobs, runDueJobs } from "../../test/jobs.ts";
import { validBlock } from "../../test/sample-block.ts";
import { findColor } from "./find-color.ts";
import { findColors, findColorsJob } from "./find-colors.job.ts";
import { makePictureJob } from "./make-picture.job.ts";
import { originalPath } from "./media-path.ts";
import { media } from "./media.table.ts";
import { openMediaStorage } from "./storage/media-storage.ts";
import { file } from "./test-pictures.ts";

let app: TestApp;
let dataDir = "";
let owner: TestOrganizer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "colors-"));
  app = await createTestApp({ env: { dataDir } });
  owner = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: owner.id } }, owner.owner);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});
beforeEach(() => clearJobs(app.db));

const paint = (background: string, channels: 3 | 4 = 3, width = 600) =>
  sharp({ create: { width, height: 300, channels, background } })
    .png()
    .toBuffer();

async function upload(bytes: Uint8Array): Promise<MediaFile> {
  const input = { query: { organizer_id: owner.id }, body: { file: file(bytes, "a.png") } };
  return (await app.call("uploadMedia", input, owner.editor)).data;
}

const colorOf = async (key: string) =>
  (await app.db.select().from(media).where(eq(media.key, key)))[0]?.color;
const forget = (key: string) => app.db.update(media).set({ color: null }).where(eq(media.key, key));

/** As close as the steps in which colours are counted. */
function expectClose(color: string | null | undefined, wanted: string) {
  const parts = (text: string) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  for (const [at, part] of parts(wanted).entries()) {
    expect(Math.abs(parts(color!)[at]! - part)).toBeLessThanOrEqual(16);
  }
}

test("a picture's response has its dominant colour", async () => {
  const { image } = await upload(await paint("#2060a0"));
  expectClose(image.color, "#2060a0");
  const listed = await app.call("listMedia", { query: { organizer_id: owner.id } }, owner.editor);
  expect(listed.data[0]?.image.color).toBe(image.color);
});

test("a transparent picture has no colour", async () => {
  const { id, image } = await upload(await paint("#2060a080", 4));
  expect(image).not.toHaveProperty("color");
  expect(await colorOf(id)).toBe("");
});

test(
  "the sizes that most pages ask for are made after the upload",
  { timeout: 180_000 },
  async () => {
    const { id, image } = await upload(await paint("#406020"));
    expect(await listJobs(app.db)).toMatchObject([
      { name: "make-picture", data: { key: id, sizes: ["640x00", "800x00", "1200x00"] } },
    ]);
    const formatOf = async (size: string) => {
      const accept = "image/avif,image/webp,*/*";
      const path = image.url.replace("{size}", size);
      return (await app.app.request(path, { headers: { accept } })).headers.get("content-type");
    };
    await runDueJobs(app.services, [makePictureJob]);
    expect(await formatOf("800x00")).toBe("image/avif");
    expect(await formatOf("320x00"), "control: not made ahead").toBe("image/webp");
  },
);

test("pictures stored before colours existed all get one, except unreadable ones", async () => {
  // The same bytes are the same picture: each is a pixel wider.
  const add = async (width: number) => (await upload(await paint("#a04020", 3, width))).id;
  const kept: string[] = [];
  for (let count = 0; count < 22; count += 1) kept.push(await add(600 + count));
  const broken = await add(700);
  await openMediaStorage({ dataDir }).write(originalPath(broken), Buffer.from("no picture"));
  for (const key of [...kept, broken]) await forget(key);
  await clearJobs(app.db);
  await findColors(app.services);
  await runDueJobs(app.services, [findColorsJob]);
  for (const key of kept) expectClose(await colorOf(key), "#a04020");
  expect(await colorOf(broken)).toBe("");
});

test("a page's pictures are saved with the colours of the library", async () => {
  const { image } = await upload(await paint("#30a060"));
  const save = async (shown: Image) => {
    const sound = validBlock();
    const content = { ...sound.content, media: { kind: "image", image: shown } };
    const query = { organizer_id: owner.id, type: "main" } as const;
    const body = { blocks: [{ ...sound, content }] as Block[] };
    const { data } = await app.call("savePageBlocks", { query, body }, owner.owner);
    return (data.blocks[0]!.content as { media: { image: Image } }).media.image;
  };
  const { color, ...before } = image;
  expect(await save(before)).toEqual({ ...before, color });
  expect((await save({ ...before, color: "#ffffff" })).color).toBe(color);
  // Control: a picture that is not of the library keeps what it came with.
  const foreign = { ...before, url: "https://example.com/a.jpg" };
  expect(await save(foreign)).toEqual(foreign);
});

test("the colour is the most frequent one, not an average", async () => {
  const strip = await sharp(await paint("#ffffff"))
    .resize(600, 100)
    .png()
    .toBuffer();
  const picture = sharp(await paint("#102030")).composite([{ input: strip, left: 0, top: 200 }]);
  expectClose(await findColor(await picture.png().toBuffer()), "#102030");
});
