import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { addPicture, encodeOriginal } from "./add-picture.ts";
import { sizePath } from "./media-path.ts";
import { openMediaStorage } from "./storage/media-storage.ts";
import { twoHalves } from "./test-pictures.ts";

let app: TestApp;
let dataDir = "";
let organizerId = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "media-"));
  app = await createTestApp({ env: { dataDir } });
  organizerId = (await createOrganizer(app)).id;
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});

async function add(focal = { x: 0.5, y: 0.5 }, picture = twoHalves()) {
  const original = await encodeOriginal(sharp(await picture.png().toBuffer()));
  const added = { organizerId, name: "a", focal };
  return (await addPicture(app.db, openMediaStorage({ dataDir }), added, original)).id;
}
const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.app.request(`/media/${path}`, { headers }));
const read = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer()));

test("the format follows Accept, and says so", async () => {
  const key = await add();
  const webp = await get(`${key}/480x00`, { accept: "image/webp,*/*" });
  expect(webp.headers.get("content-type")).toBe("image/webp");
  expect(webp.headers.get("vary")).toBe("Accept");
  expect(webp.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await (await read(webp)).metadata()).toMatchObject({
    format: "webp",
    width: 480,
    height: 240,
  });
  const jpeg = await get(`${key}/480x00`, { accept: "image/*" });
  expect((await (await read(jpeg)).metadata()).format).toBe("jpeg");
});

test("AVIF is given once it has been made, WebP until then", { timeout: 120_000 }, async () => {
  const key = await add();
  const accept = { accept: "image/avif,image/webp,*/*" };
  const first = await get(`${key}/320x00`, accept);
  expect(first.headers.get("content-type")).toBe("image/webp");
  await expect
    .poll(async () => (await get(`${key}/320x00`, accept)).headers.get("content-type"), {
      // It is made by a process that gives way to all others.
      timeout: 110_000,
    })
    .toBe("image/avif");
});

test("a server that makes no AVIF gives WebP, whoever accepts what", async () => {
  const own = createTestClient({ ...app.services, env: { ...app.services.env, makesAvif: false } });
  const key = await add();
  // Left from the days when it did.
  const avif = sizePath(key, "320x00", "avif");
  await openMediaStorage({ dataDir }).write(avif, Buffer.from("not looked at"));
  const accept = { accept: "image/avif,image/webp,*/*" };
  const picture = await own.app.request(`/media/${key}/320x00`, { headers: accept });
  expect(picture.headers.get("content-type")).toBe("image/webp");
});

test("a crop keeps the focal point in view", async () => {
  const colorOf = async (x: number) => {
    const response = await get(`${await add({ x, y: 0.5 })}/320x320`);
    const { channels } = await (await read(response)).stats();
    return channels[0]!.mean > channels[2]!.mean ? "red" : "blue";
  };
  expect(await colorOf(0.1)).toBe("red");
  expect(await colorOf(0.9)).toBe("blue");
});

test("a picture is never enlarged", async () => {
  const key = await add(undefined, twoHalves(400, 200));
  const { width } = await (await read(await get(`${key}/2000x00`))).metadata();
  expect(width).toBe(400);
});

test("a known ETag gets 304", async () => {
  const key = await add();
  const etag = (await get(`${key}/320x00`)).headers.get("etag")!;
  const again = await get(`${key}/320x00`, { "if-none-match": `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get(`${key}/480x00`, { "if-none-match": etag })).status).toBe(200);
});

test("a size that is not on the list gets 400, a picture that is not there 404", async () => {
  const key = await add();
  for (const size of ["321x00", "320", "320x0", "0x00", "2000x2000", "{size}", "99999x00"]) {
    expect((await get(`${key}/${size}`)).status, size).toBe(400);
  }
  expect((await get(`${"A".repeat(22)}/320x00`)).status).toBe(404);
  expect((await get(`${key}A/320x00`)).status).toBe(404);
});

// ASVS 5.3.2
test("no path leads out of the folder", async () => {
  for (const path of [
    "..%2F..%2Fserver.lock/320x00",
    "%2e%2e/320x00",
    "..%5c..%5c/320x00",
    "%00/320x00",
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test("simultaneous requests for the same picture are answered, and it is made once", async () => {
  const key = await add();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${key}/800x00`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const bodies = await Promise.all(answers.map((one) => one.arrayBuffer()));
  expect(new Set(bodies.map((body) => Buffer.from(body).toString("base64"))).size).toBe(1);
  const folder = join(dataDir, "media", "sizes", key.slice(0, 2), key);
  expect(await readdir(folder)).toEqual(["800x00.jpeg"]);
});

test("the sample pictures of new blocks are available to every site", async () => {
  const stock = await get("stock-ridge/480x00", { accept: "image/webp" });
  expect(await (await read(stock)).metadata()).toMatchObject({ format: "webp", width: 480 });
  expect((await get("stock-nothing/480x00")).status).toBe(404);
  expect((await get("stock-..%2fridge/480x00")).status).toBe(404);
});
