import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { addPicture, encodeOriginal } from "../../media/add-picture.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { sites } from "../site.table.ts";
import { marketShareImagePath } from "./market-share-image.ts";

let app: TestApp;
let dataDir = "";
let organizer: TestOrganizer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "share-"));
  app = await createTestApp({ env: { dataDir } });
  organizer = await createOrganizer(app, "Кедровая тропа");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

async function publish(media: object | null) {
  const block = validBlock();
  const blocks = [{ ...block, content: { ...block.content, media } }];
  const query = { organizer_id: organizer.id };
  await app.call(
    "savePageBlocks",
    { query: { ...query, type: "main" }, body: { blocks } },
    organizer.owner,
  );
  await app.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id));
  const { data } = await app.call("customMetadata", { query: { site_id: site!.id } });
  return new URL(data!.share_image!.url).pathname;
}

const get = (path: string) => Promise.resolve(app.app.request(path));
const pixels = async (path: string) => sharp(Buffer.from(await (await get(path)).arrayBuffer()));

test("the URL in the metadata returns a 1200x628 PNG that may be cached for ever", async () => {
  const path = await publish(null);
  const answer = await get(path);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const { width, height, format } = await (await pixels(path)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 628, format: "png" });
});

test("the picture of the main page is on the right side of the share image", async () => {
  const red = sharp({ create: { width: 800, height: 800, channels: 3, background: "#ff0000" } });
  const original = await encodeOriginal(sharp(await red.png().toBuffer()));
  const { image } = await addPicture(
    app.db,
    openMediaStorage({ dataDir }),
    { organizerId: organizer.id, name: "red" },
    original,
  );
  const right = { left: 900, top: 100, width: 200, height: 400 };
  const redness = async (path: string) => {
    const side = await (await pixels(path)).extract(right).png().toBuffer();
    const { channels } = await sharp(side).stats();
    return channels[0]!.mean - channels[1]!.mean;
  };
  expect(await redness(await publish({ kind: "image", image }))).toBeGreaterThan(200);
  expect(await redness(await publish(null)), "control: without it").toBeLessThan(50);
});

test("a new version has a new address, and the old one goes on showing the old version", async () => {
  const first = await publish(null);
  const second = await publish(null);
  expect(second).not.toBe(first);
  expect((await get(first)).status).toBe(200);
});

test("the marketplace has its own share image", async () => {
  const { width, height, format } = await (await pixels(marketShareImagePath)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 628, format: "png" });
});

test("an unknown version and another site's version get 404", async () => {
  const [, , , siteId, file] = (await publish(null)).split("/");
  for (const path of [
    `${Number(siteId) + 1}/${file}`,
    `${siteId}/999999.png`,
    `${siteId}/x.png`,
    `0/0.png`,
  ]) {
    expect((await get(`/media/share/${path}`)).status, path).toBe(404);
  }
});
