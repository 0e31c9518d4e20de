import { addDays, fromDate } from "@tour/dates";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dumpTables } from "../../../test/dump-tables.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { openTestTourists } from "../../../test/open-test-tourists.ts";
import { setUpFactor } from "../../../test/second-factor.ts";
import { requests } from "../request.table.ts";
import { personalDataSettings, tourists } from "../tourist.table.ts";
import { eraseDocuments } from "./erase-documents.job.ts";
import { rotateMasterKey } from "./organizer-key.ts";

/** A number that stands nowhere in clear. */
const planted = "4510987321";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
  for (const { owner } of [booking.organizer, booking.other]) {
    await setUpFactor(booking.app, owner);
  }
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const openRequest = () => openTestTourists(booking);

test("a document's number stands nowhere in clear, and its one reading is recorded", async () => {
  const { request, save, first } = await openRequest();
  const { id } = first;
  await save({ id, passport: planted });
  const { owner } = booking.organizer;
  const seen = await booking.app.call("getRequest", { query: { id: request.id } }, owner);
  expect(seen.data.tourists[0]).toMatchObject({ passport_mask: "•••• 7321" });
  expect(seen.data.passport_readings).toEqual([]);
  expect(`${await dumpTables(booking.app.db)} ${JSON.stringify(seen)}`).not.toContain(
    planted.slice(0, 8),
  );

  const reveal = (who: object) =>
    booking.app.call("revealPassport", { body: { tourist_id: id } }, who as never);
  expect(await refusal(reveal(booking.other.owner))).toMatchObject({ status: 404 });
  expect((await reveal(owner)).data).toEqual({ passport: planted });
  const after = await booking.app.call("getRequest", { query: { id: request.id } }, owner);
  expect(after.data.passport_readings).toMatchObject([{ tourist_id: id }]);
  expect(await dumpTables(booking.app.db)).not.toContain(planted.slice(0, 8));
});

test("its organiser erases numbers at once, also after the trip, and each is recorded once", async () => {
  const { request, save, first, second } = await openRequest();
  const numbers = [first, second!].map(({ id }, index) => ({ id, passport: `451098732${index}` }));
  for (const one of numbers) await save(one);
  const { owner } = booking.organizer;
  const erase = (touristId?: number, who = owner) =>
    booking.app.call(
      "erasePassports",
      { body: { request_id: request.id, ...(touristId && { tourist_id: touristId }) } },
      who,
    );
  const stranger = await openRequest();
  expect(await refusal(erase(first.id, booking.other.owner))).toMatchObject({ status: 404 });
  expect(await refusal(erase(first.id, booking.organizer.editor))).toMatchObject({ status: 404 });
  expect(await refusal(erase(stranger.first.id))).toMatchObject({ status: 404 });
  const masksOf = ({ data }: Awaited<ReturnType<typeof erase>>) =>
    data.tourists.map((one) => one.passport_mask);
  for (const status of [4, 5, 6, 7, 8] as const) {
    await booking.app.db
      .update(requests)
      .set({ status, heldUntil: null })
      .where(eq(requests.id, request.id));
    const sealed = await sealedOf(request.id);
    expect(sealed).toHaveLength(2);
    const { data: one } = await erase(first.id);
    expect(one.tourists.map(({ passport_mask: mask }) => mask !== "")).toEqual([false, true]);
    expect(masksOf(await erase())).toEqual(["", ""]);
    const { data: again } = await erase();
    expect(again.passport_readings.slice(0, 2)).toMatchObject([
      { tourist_id: second!.id, action: "erased", reader: expect.stringMatching(/./) },
      { tourist_id: first.id, action: "erased" },
    ]);
    expect(again.passport_readings).toHaveLength(2 * (status - 3));
    expect(await sealedOf(request.id)).toEqual([]);
    for (const { id, passport, passportMask } of sealed) {
      await booking.app.db
        .update(tourists)
        .set({ passport, passportMask })
        .where(eq(tourists.id, id));
    }
  }
  const reveal = booking.app.call("revealPassport", { body: { tourist_id: first.id } }, owner);
  expect((await reveal).data.passport).toBe("4510987320");
});

const sealedOf = async (requestId: number) =>
  (
    await booking.app.db
      .select()
      .from(tourists)
      .where(eq(tourists.requestId, requestId))
      .orderBy(tourists.id)
  ).filter(({ passport }) => passport !== null);

test("control: a number that is kept in clear is found", async () => {
  const { first } = await openRequest();
  const { id } = first;
  await booking.app.db
    .update(tourists)
    .set({ foodRestriction: planted })
    .where(eq(tourists.id, id));
  expect(await dumpTables(booking.app.db)).toContain(planted.slice(0, 8));
});

test("numbers go as many days after the trip as the organiser keeps them, and soon after a cancellation", async () => {
  const { owner, id: organizerId } = booking.organizer;
  const kept = await openRequest();
  const closed = await openRequest();
  for (const { save, first } of [kept, closed]) await save({ id: first.id, passport: planted });
  await booking.app.call("cancelRequest", { body: { uuid: closed.request.uuid } });
  const masks = async (day: string) => {
    await eraseDocuments(booking.app.db, new Date(`${day}T02:00:00Z`));
    const rows = await booking.app.db.select().from(tourists);
    return [kept, closed].map(
      ({ first }) => rows.find(({ id }) => id === first.id)!.passportMask !== "",
    );
  };
  const now = new Date();
  const inDays = (days: number) => addDays(fromDate(now), days);
  expect(await masks(inDays(1))).toEqual([true, true]);
  expect(await masks(inDays(5))).toEqual([true, false]);
  const settings = { query: { organizer_id: organizerId } };
  expect((await booking.app.call("getPersonalDataSettings", settings, owner)).data).toEqual({
    keep_days: 90,
  });
  const { end_date: end } = (await kept.read()).departure;
  const after = (days: number) => addDays(end, days);
  expect(await masks(after(11))).toEqual([true, false]);
  await booking.app.call(
    "updatePersonalDataSettings",
    { ...settings, body: { keep_days: 10 } },
    owner,
  );
  expect(await masks(after(11))).toEqual([false, false]);
});

test("a trip is over by the clocks of its own zone, not by UTC's", async () => {
  const { owner, id: organizerId } = booking.organizer;
  const { save, first, read } = await openRequest();
  await save({ id: first.id, passport: planted });
  const query = { organizer_id: organizerId };
  await booking.app.call("updatePersonalDataSettings", { query, body: { keep_days: 10 } }, owner);
  expect((await read()).tour.time_zone).toBe("Asia/Kamchatka");
  const { end_date: end } = (await read()).departure;
  const isKept = async (time: string) => {
    await eraseDocuments(booking.app.db, new Date(`${addDays(end, 10)}T${time}Z`));
    const rows = await booking.app.db.select().from(tourists);
    return rows.find(({ id }) => id === first.id)!.passportMask !== "";
  };
  expect(await isKept("11:59:00"), "a minute before midnight there").toBe(true);
  expect(await isKept("12:01:00"), "a minute after it, while UTC has the same day").toBe(false);
});

// ASVS 11.2.2
test("another master key takes over the organisers' own, and numbers stay readable", async () => {
  const { save, first } = await openRequest();
  const { id } = first;
  await save({ id, passport: planted });
  const { db, services, organizer } = {
    ...booking,
    db: booking.app.db,
    services: booking.app.services,
  };
  const [old] = services.env.personalDataKeys;
  const fresh = Buffer.alloc(32, 9);
  const sealedNow = async () =>
    (
      await db
        .select()
        .from(personalDataSettings)
        .where(eq(personalDataSettings.organizerId, organizer.id))
    )[0]!.sealedKey;
  const before = await sealedNow();
  const { env } = services;
  expect(await rotateMasterKey({ db, env: { ...env, personalDataKeys: [fresh, old!] } })).toBe(1);
  expect(await sealedNow()).not.toBe(before);
  env.personalDataKeys = [fresh];
  const revealed = await booking.app.call(
    "revealPassport",
    { body: { tourist_id: id } },
    organizer.owner,
  );
  expect(revealed.data).toEqual({ passport: planted });
  env.personalDataKeys = [old!];
  await expect(
    booking.app.call("revealPassport", { body: { tourist_id: id } }, organizer.owner),
  ).rejects.toMatchObject({ status: 500 });
});
