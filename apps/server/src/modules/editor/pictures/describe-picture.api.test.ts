import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Image } from "@tour/api";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { showDocuments } from "../../../test/show-documents.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { testTour } from "../../tours/test-tour.ts";
import { addPicture, encodeOriginal } from "../../media/add-picture.ts";
import { keyOfUrl } from "../../media/media-path.ts";
import { media } from "../../media/media.table.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { twoHalves } from "../../media/test-pictures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { tours } from "../../tours/tour.table.ts";

let app: TestApp;
let dataDir = "";
let own: TestOrganizer;
let other: TestOrganizer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "described-"));
  app = await createTestApp({ env: { dataDir } });
  [own, other] = [await createOrganizer(app), await createOrganizer(app, "Другие")];
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});

const query = () => ({ organizer_id: own.id });
const add = async (side: number): Promise<Image> => {
  const original = await encodeOriginal(sharp(await twoHalves(side, 200).png().toBuffer()));
  const added = { organizerId: own.id, name: `${side}` };
  return (await addPicture(app.db, openMediaStorage({ dataDir }), added, original)).image;
};
const inTour = (image: Image) => ({ ...testTour(), media: [{ kind: "image" as const, image }] });
const list = async () => (await app.call("listUndescribed", { query: query() }, own.editor)).data;
const describe = (body: object, person = own.editor, organizer_id = own.id) =>
  app.ask("describePicture", { query: { organizer_id }, body }, person);
const alts = async () => {
  const { data } = await app.call("readiness", { query: query() }, own.editor);
  return data.find(({ name }) => name === "alts")!;
};

/** The main page shows one picture, a tour the same and another one. */
async function showBoth() {
  const [shared, alone] = [await add(400), await add(420)];
  const sound = validBlock();
  const content = { ...sound.content, media: { kind: "image", image: shared } };
  const page = {
    query: { ...query(), type: "main" as const },
    body: { blocks: [{ ...sound, content }] },
  };
  await app.call("savePageBlocks", page, own.owner);
  const said = inTour(shared);
  const tour = await createTour(app.db, own.id, {
    ...said,
    media: [...said.media, { kind: "image" as const, image: alone }],
  });
  return { shared, alone, tour, sound };
}

test("each picture of which nothing is said is listed once with its places, and the check follows what is said", async () => {
  const { shared, alone, tour, sound } = await showBoth();
  const inBlock = { kind: "block", page: "main", id: sound.id };
  const at = { kind: "tour", id: tour.id };
  expect(await list()).toMatchObject([
    { image: { url: shared.url }, places: [inBlock, at] },
    { image: { url: alone.url }, places: [at] },
  ]);
  expect(await alts()).toMatchObject({ is_done: false, count: 3 });
  const before = (await app.call("getPage", { query: { ...query(), type: "main" } }, own.editor))
    .data;

  expect((await describe({ url: shared.url, alt: " Озеро на рассвете " })).status).toBe(200);
  expect((await list()).map(({ image }) => image.url)).toEqual([alone.url]);
  const { data: page } = await app.call(
    "getPage",
    { query: { ...query(), type: "main" } },
    own.editor,
  );
  expect(page.version).toBe(before.version + 1);
  expect(page.blocks[0]!.content["media"]).toMatchObject({ image: { alt: "Озеро на рассвете" } });
  const [row] = await app.db.select().from(tours).where(eq(tours.id, tour.id));
  expect(row).toMatchObject({ version: tour.version + 1, image: { alt: "Озеро на рассвете" } });
  const key = keyOfUrl(shared.url)!;
  const [file] = await app.db.select().from(media).where(eq(media.key, key));
  expect(file!.alt).toBe("Озеро на рассвете");

  // What is said stays: once more changes nothing.
  await describe({ url: shared.url, alt: "Другое" });
  const [same] = await app.db.select().from(tours).where(eq(tours.id, tour.id));
  expect(same!.version).toBe(tour.version + 1);

  await describe({ url: alone.url, is_decorative: true });
  expect(await list()).toEqual([]);
  expect(await alts()).toMatchObject({ is_done: true });
});

test("nobody describes another's pictures, and nothing is no description", async () => {
  const image = await add(440);
  const tour = await createTour(app.db, own.id, inTour(image));
  expect((await describe({ url: image.url, alt: "  " })).status).toBe(400);
  expect((await describe({ url: image.url, alt: "Чужое" }, other.editor)).status).toBe(403);
  await describe({ url: image.url, alt: "Чужое" }, other.editor, other.id);
  const [row] = await app.db.select().from(tours).where(eq(tours.id, tour.id));
  expect(row).toMatchObject({ version: tour.version, image: { alt: "" } });
});

test("a later cut of the library reaches tours and their cards, and leaves a tour's own cut and blocks alone", async () => {
  const image = await add(460);
  const [first, second] = ["0-0-500-1000", "250-0-500-1000"] as const;
  const id = keyOfUrl(image.url)!;
  const cut = (crops: object) =>
    app.call("updateMedia", { query: query(), body: { id, fields: { crops } } }, own.editor);
  await cut({ "3:2": first, "1:1": first });
  const given = { ...image, crops: { "3:2": first, "1:1": second } };
  const sound = validBlock();
  const content = { ...sound.content, media: { kind: "image", image: given } };
  const page = {
    query: { ...query(), type: "main" as const },
    body: { blocks: [{ ...sound, content }] },
  };
  await app.call("savePageBlocks", page, own.owner);
  const tour = await createTour(app.db, own.id, inTour(given));
  const read = async () => {
    const [row] = await app.db.select().from(tours).where(eq(tours.id, tour.id));
    return row!;
  };
  await cut({ "3:2": second, "1:1": first });
  expect((await read()).image).toMatchObject({ crops: { "3:2": second, "1:1": second } });
  await showDocuments(app, own);
  await app.call("publishData", { query: { ...query(), type: "site" } }, own.owner);
  const { data } = await app.call("tours", {
    query: { site_id: (await app.call("getAttachedSite", { query: query() }, own.owner)).data!.id },
  });
  const card = data.find((one) => one.id === tour.id)!;
  expect(card.image?.crops).toEqual({ "3:2": second, "1:1": second });
  await cut({});
  expect((await read()).image?.crops).toEqual({ "1:1": second });
  const { version } = await read();
  await app.call(
    "updateMedia",
    { query: query(), body: { id, fields: { alt: "Лес" } } },
    own.editor,
  );
  expect((await read()).version).toBe(version);
  const { data: draft } = await app.call(
    "getPage",
    { query: { ...query(), type: "main" } },
    own.editor,
  );
  expect(draft.blocks[0]!.content["media"]).toMatchObject({ image: { crops: given.crops } });
});
