import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createMember } from "../../../test/create-organizer.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";

let booking: TestBooking;
let guide: Person;
let guideId = "";

beforeAll(async () => {
  booking = await openTestBooking();
  guide = await createMember(booking.app, booking.organizer.id, "guide");
  guideId = (await booking.app.call("getAccount", {}, guide)).data.id;
});
afterAll(() => booking.app.close());

const query = () => ({ organizer_id: booking.organizer.id });
const setGuide = (id: number, guide_user_id: string | null) =>
  booking.app.call(
    "updateDeparture",
    { query: { ...query(), id }, body: { guide_user_id } },
    booking.organizer.owner,
  );
const mine = async (person = guide) =>
  (await booking.app.call("myDepartures", { query: query() }, person)).data;
const guests = (id: number, person = guide) =>
  booking.app.ask("ledDepartureGuests", { query: { ...query(), id } }, person);

test("a guide sees the paying guests of the departures that they lead, and of no other", async () => {
  const { app, organizer } = booking;
  const id = await booking.addDeparture(8, {
    prepayment_percent: 0,
    tourist_form: { asks_document: true, questions: [] },
  });
  const others = await booking.addDeparture(8);
  await setGuide(id, guideId);
  const contact = { name: "Орлова", phone: "+79161112233", email: "orlova@example.com" };
  const request = await booking.ask(id, { contact });
  await booking.ask(id, { contact: { ...contact, name: "Не платил", email: "no@example.com" } });
  await app.call("confirmRequest", { body: { id: request.id } }, organizer.owner);
  const link = { uuid: request.uuid };
  const info = await app.call("touristsInfo", { query: link });
  const tourist = {
    id: info.data.tourists[0]!.id,
    ...{ full_name: "Орлова Анна", phone: "+79164445566", passport: "4510123456" },
  };
  await app.call("addTourists", { query: link, body: { tourists: [tourist], is_draft: true } });
  const way = { transport: "S7 2603", date: "2027-04-30", time: "23:40", comment: "" };
  await app.call("saveArrival", { body: { ...link, ...way } });

  expect((await mine()).map((one) => [one.id, one.guests])).toEqual([[id, 1]]);
  const answer = await guests(id);
  const text = await answer.text();
  expect(JSON.parse(text).data.parties).toMatchObject([
    {
      ...{ name: "Орлова", phone: "+79161112233", seats: 1 },
      people: [{ name: "Орлова Анна", phone: "+79164445566" }],
      arrival: way,
    },
  ]);
  for (const hidden of ["3456", "4800000", "RUB", "orlova@", "Не платил"]) {
    expect(text).not.toContain(hidden);
  }
  expect((await guests(others)).status).toBe(404);
  expect((await guests(others, organizer.owner)).status).toBe(200);
  const { status } = await app.ask("getRequest", { query: { id: request.id } }, guide);
  expect(status).toBe(404);
});

test("only a guide of the own team leads a departure, and leads none once they are none", async () => {
  const { app, organizer, other } = booking;
  const id = await booking.addDeparture(8);
  const foreign = await createMember(app, other.id, "guide");
  const idOf = async (person: Person) => (await app.call("getAccount", {}, person)).data.id;
  for (const userId of [await idOf(foreign), await idOf(organizer.editor), "nobody"]) {
    expect(await refusal(setGuide(id, userId))).toMatchObject({
      status: 422,
      validation: { guide_user_id: [expect.any(String)] },
    });
  }
  await setGuide(id, guideId);
  const change = (role: "guide" | "manager") => {
    const body = { user_id: guideId, role };
    return app.call("changeMemberRole", { query: query(), body }, organizer.owner);
  };
  await change("manager");
  await change("guide");
  expect(await mine()).toEqual([]);
  const [row] = await app.db.select().from(departures).where(eq(departures.id, id));
  expect(row?.guideUserId).toBeNull();
});

test("after the last day by the place's clocks the guests are not the guide's any more", async () => {
  const id = await booking.addDeparture(8, { time_zone: "Asia/Barnaul" });
  await setGuide(id, guideId);
  // 23:59 and 00:00 in Barnaul.
  booking.setNow(new Date("2027-05-01T16:59:00Z"));
  expect((await guests(id)).status).toBe(200);
  booking.setNow(new Date("2027-05-01T17:00:00Z"));
  expect((await guests(id)).status).toBe(404);
  expect(await mine()).toEqual([]);
});
