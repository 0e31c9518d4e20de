import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { file, twoHalves } from "../../media/test-pictures.ts";
import { originalPath } from "../../media/media-path.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { media } from "../../media/media.table.ts";
import { requests } from "../request.table.ts";

let booking: TestBooking;
let staff: Awaited<ReturnType<typeof createStaff>>;
let dataDir = "";
let picture: Buffer<ArrayBuffer>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "review-photos-"));
  booking = await openTestBooking();
  booking.app.services.env.dataDir = dataDir;
  staff = await createStaff(booking.app);
  picture = Buffer.from(
    await twoHalves(60, 30)
      .withExif({ IFD0: { Copyright: "Анна" }, IFD3: { GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(async () => {
  await booking.app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});
beforeEach(() => booking.refresh());

async function travel() {
  const made = await booking.ask(await booking.addDeparture());
  await booking.app.db
    .update(requests)
    .set({ status: 4, heldUntil: null })
    .where(eq(requests.id, made.id));
  return made;
}

const add = async (uuid: string, bytes: Buffer<ArrayBuffer> = picture) => {
  const sent = { query: { uuid }, body: { file: file(bytes, "IMG_0001.jpg") } };
  return (await booking.app.call("uploadReviewPhoto", sent)).data;
};
const send = (uuid: string, photos: string[], portrait: string | null = null) =>
  booking.app.call("sendReview", {
    body: { uuid, author: "Анна", rating: 5, text: "Было хорошо", photos, portrait },
  });
const keptOf = async (uuid: string) =>
  (await booking.app.db.select().from(media).where(eq(media.guestOf, uuid))).map(({ key }) => key);

test("a guest's photos come with the review in their order, without places, and not into the library", async () => {
  const { id, uuid } = await travel();
  const first = await add(uuid);
  const second = await add(uuid);
  const given = await add(uuid);
  const { data } = await send(uuid, [second.id, first.id]);
  expect(data.photos).toEqual([second.image, first.image]);
  expect((await keptOf(uuid)).toSorted(), "what is not named is given up").toEqual(
    [first.id, second.id].toSorted(),
  );
  expect(await refusal(send(uuid, [given.id]))).toMatchObject({
    status: 400,
    validation: { photos: [expect.any(String)] },
  });
  const kept = await openMediaStorage({ dataDir }).read(originalPath(first.id));
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect((await sharp(picture).metadata()).exif, "control").toBeDefined();
  const query = { organizer_id: booking.organizer.id };
  const library = await booking.app.call("listMedia", { query }, booking.organizer.owner);
  expect(library.data).toEqual([]);

  await booking.app.call("decideReview", { body: { id, at: data.at, is_published: true } }, staff);
  const list = await booking.app.call("listReviews", { query }, booking.organizer.owner);
  expect(list.data.find((one) => one.request_id === id)?.photos).toEqual(data.photos);
  expect(await refusal(add(uuid)), "once it is published").toMatchObject({ status: 409 });
});

test("photos of another request, too many, too heavy, of no picture or before the trip are refused", async () => {
  const { uuid } = await travel();
  const other = await travel();
  const foreign = await add(other.uuid);
  expect(await refusal(send(uuid, [foreign.id]))).toMatchObject({ status: 400 });
  expect(await keptOf(other.uuid)).toEqual([foreign.id]);
  expect(await refusal(add(uuid, Buffer.from("<svg/>")))).toMatchObject({ status: 415 });
  const heavy = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]);
  expect(await refusal(add(uuid, heavy))).toMatchObject({ status: 413 });
  const keys: string[] = [];
  for (let index = 0; index < 14; index += 1) keys.push((await add(uuid)).id);
  expect(await refusal(add(uuid))).toMatchObject({ status: 409 });
  expect(await refusal(send(uuid, keys.slice(0, 7)))).toMatchObject({ status: 400 });
  await send(uuid, keys.slice(0, 6));
  expect((await add(uuid)).id, "there is room again").toMatch(/^[\w-]{22}$/);
  const early = await booking.ask(await booking.addDeparture());
  expect(await refusal(add(early.uuid))).toMatchObject({ status: 409 });
});

test("a portrait waits with its review, is read by staff, and is published, hidden and shown with it", async () => {
  const { id, uuid } = await travel();
  const other = await travel();
  const [photo, face, foreign] = [await add(uuid), await add(uuid), await add(other.uuid)];
  expect(await refusal(send(uuid, [], foreign.id))).toMatchObject({
    status: 400,
    validation: { portrait: [expect.any(String)] },
  });
  const { data } = await send(uuid, [photo.id], face.id);
  expect(data).toMatchObject({ portrait: face.image, photos: [photo.image] });
  expect((await keptOf(uuid)).toSorted()).toEqual([photo.id, face.id].toSorted());
  const kept = await openMediaStorage({ dataDir }).read(originalPath(face.id));
  expect((await sharp(kept).metadata()).exif).toBeUndefined();

  const waiting = await booking.app.call("listWaitingReviews", { query: {} }, staff);
  const read = waiting.data.find((one) => one.request_id === id);
  expect(read).toMatchObject({ portrait: face.image });
  const query = { organizer_id: booking.organizer.id };
  const portraits = async () => {
    const list = await booking.app.call("listReviews", { query }, booking.organizer.owner);
    return list.data.filter((one) => one.request_id === id).map(({ portrait }) => portrait);
  };
  expect(await portraits(), "before anybody has read it").toEqual([]);
  await booking.app.call("decideReview", { body: { id, at: data.at, is_published: true } }, staff);
  expect(await portraits()).toEqual([face.image]);
  const why = { id, reason: "personal_data" } as const;
  await booking.app.call("hideReview", { body: why }, booking.organizer.owner);
  expect(await portraits()).toEqual([]);
  await booking.app.call("showReview", { body: { id } }, booking.organizer.owner);
  expect(await portraits()).toEqual([face.image]);
});

test("a review that is sent anew without its portrait gives it up", async () => {
  const { uuid } = await travel();
  const face = await add(uuid);
  await send(uuid, [], face.id);
  const { data } = await send(uuid, []);
  expect(data).not.toHaveProperty("portrait");
  expect(await keptOf(uuid)).toEqual([]);
});
