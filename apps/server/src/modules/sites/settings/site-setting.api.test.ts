import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tour-settings-"));
let app: TestApp;
let a: TestOrganizer;
let b: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ env: { dataDir } });
  a = await createOrganizer(app);
  b = await createOrganizer(app, "Другие");
  for (const { id, owner } of [a, b]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const query = () => ({ organizer_id: a.id });
const update = (settings: object) =>
  app.call("updateMainPageSetting", { query: query(), body: { settings } }, a.editor);
const setFavicon = (file_id: string | null) =>
  app.call("updateFavicon", { query: query(), body: { file_id } }, a.editor);
const publish = () =>
  app.call("publishData", { query: { ...query(), type: "site" as const } }, a.owner);
const metadata = async () => {
  const { data } = await app.call("getAttachedSite", { query: query() }, a.editor);
  return (await app.call("customMetadata", { query: { site_id: data!.id } })).data!;
};

async function upload(by: TestOrganizer, width = 300, height = 200): Promise<string> {
  const background = { r: 200, g: 30, b: 30, alpha: 0 };
  const png = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], "icon.png", { type: "image/png" });
  const input = { query: { organizer_id: by.id }, body: { file } };
  return (await app.call("uploadMedia", input, by.editor)).data.id;
}

test("only the given fields change, and visitors see it once the site is published", async () => {
  await publish();
  const before = (await app.call("getMainPageSetting", { query: query() }, a.editor)).data;
  const analytics = { yandex_metrica: "12345678", google_analytics: "G-ABC123" };
  const { data } = await update({
    description: "Пешком по Саянам",
    is_indexable: false,
    analytics,
  });
  expect(data).toEqual({
    ...before,
    description: "Пешком по Саянам",
    is_indexable: false,
    analytics,
  });
  expect((await metadata()).is_indexable).toBe(true);
  await publish();
  expect(await metadata()).toMatchObject({
    description: "Пешком по Саянам",
    is_indexable: false,
    analytics,
  });
});

test("two people who change different things keep both, and the same thing is refused with what it is now", async () => {
  const begun = (await app.call("getMainPageSetting", { query: query() }, a.editor)).data;
  const ask = (settings: object, was: object) =>
    app.ask("updateMainPageSetting", { query: query(), body: { settings, was } }, a.editor);
  const title = { title: "Саяны" };
  expect((await ask(title, { title: begun.title })).status).toBe(200);
  const words = { description: "Пешком" };
  expect((await ask(words, { description: begun.description })).status).toBe(200);
  const late = await ask({ title: "Алтай" }, { title: begun.title });
  expect(late.status).toBe(409);
  expect((await late.json()).data).toMatchObject({ ...title, ...words });
  // Sent once more because its answer was lost: it is so already.
  expect((await ask(title, { title: begun.title })).status).toBe(200);
  const own = await upload(a);
  expect((await ask({ share_image_file_id: own }, { share_image_file_id: null })).status).toBe(200);
  const none = { share_image_file_id: null };
  expect((await ask(none, none)).status).toBe(409);
  expect((await ask(none, { share_image_file_id: own })).status).toBe(200);
  // The control: who says nothing of what it was has the last word.
  expect((await update({ title: "Алтай" })).data.title).toBe("Алтай");
});

test("of two who change the same at the same time one is told", async () => {
  const { title } = (await app.call("getMainPageSetting", { query: query() }, a.editor)).data;
  const statuses = await Promise.all(
    ["Первый", "Второй"].map(async (next) => {
      const body = { settings: { title: next }, was: { title } };
      return (await app.ask("updateMainPageSetting", { query: query(), body }, a.editor)).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test.each([
  { title: "" },
  { title: "x".repeat(121) },
  { analytics: { yandex_metrica: "<script>", google_analytics: "" } },
  { analytics: { yandex_metrica: "", google_analytics: "UA-1'" } },
  { organizerId: 5 },
])("%o is refused", async (settings) => {
  await expect(update(settings)).rejects.toMatchObject({ status: 400 });
});

test("the share image must be a picture of the organiser's library", async () => {
  const own = await upload(a);
  const { data } = await update({ share_image_file_id: own });
  expect(data.share_image).toEqual({ url: `/media/${own}/{size}` });
  await expect(update({ share_image_file_id: await upload(b) })).rejects.toMatchObject({
    status: 404,
    validation: { "settings.share_image_file_id": [expect.any(String)] },
  });
  expect((await update({ share_image_file_id: null })).data.share_image).toBeNull();
});

test("a favicon is served as PNG in each size that it names, transparency kept", async () => {
  const { files } = await setFavicon(await upload(a));
  expect(files.map((file) => file.size)).toEqual(["32x32", "180x180", "512x512"]);
  expect(await app.call("getFavicon", { query: query() }, a.editor)).toEqual({ files });
  for (const { url, size } of files) {
    const response = await app.app.request(url);
    expect(response.headers.get("content-type")).toBe("image/png");
    const image = await sharp(await response.arrayBuffer()).metadata();
    expect(`${image.width}x${image.height} ${image.hasAlpha}`).toBe(`${size} true`);
  }
  await publish();
  expect((await metadata()).favicon).toBe(files[0]?.url);
  expect(await setFavicon(null)).toEqual({ files: [] });
});

test("of two who choose a favicon the later is told which one is there", async () => {
  const [first, second] = [await upload(a), await upload(a, 200, 200)];
  const ask = (file_id: string | null, was: string | null) =>
    app.ask("updateFavicon", { query: query(), body: { file_id, was } }, a.editor);
  expect((await ask(first, null)).status).toBe(200);
  const { files } = await app.call("getFavicon", { query: query() }, a.editor);
  const late = await ask(second, null);
  expect(late.status).toBe(409);
  expect((await late.json()).data).toEqual({ files });
  // Sent once more because its answer was lost: it is so already.
  expect((await ask(first, null)).status).toBe(200);
  expect((await ask(second, first)).status).toBe(200);
  const statuses = await Promise.all(
    [first, null].map(async (next) => (await ask(next, second)).status),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
  // The control: who says nothing of what it was has the last word.
  expect((await setFavicon(second)).files).toHaveLength(3);
  await setFavicon(null);
});

test("a picture that is too small for a favicon is refused with its size and the one that is needed", async () => {
  const before = await app.call("getFavicon", { query: query() }, a.editor);
  await expect(setFavicon(await upload(a, 30, 20))).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/30 × 20 px.*180 × 180 px/),
    validation: { file_id: [expect.stringContaining("30 × 20")] },
  });
  await expect(setFavicon(await upload(a, 1000, 179))).rejects.toMatchObject({ status: 422 });
  expect(await app.call("getFavicon", { query: query() }, a.editor)).toEqual(before);
  // The control: the least that a phone shows sharply.
  expect((await setFavicon(await upload(a, 180, 180))).files).toHaveLength(3);
  await setFavicon(null);
});

test("another organiser's picture and missing files can't be a favicon", async () => {
  await expect(setFavicon(await upload(b))).rejects.toMatchObject({
    status: 404,
    validation: { file_id: [expect.any(String)] },
  });
  const key = "a".repeat(22);
  for (const path of [`${key}/32.png`, `${key}/33.png`, "../../etc/32.png", "x/32.png"]) {
    expect((await app.app.request(`/media/favicon/${path}`)).status).toBe(404);
  }
});
