import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ViewedKind } from "@tour/api";
import type { Person } from "../../test/ask.ts";
import { createMember } from "../../test/create-organizer.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { refusal } from "../../test/open-test-booking.ts";
import { useTestBooking } from "../../test/use-test-booking.ts";
import { helpRequests } from "../help-requests/help-request.table.ts";
import { tours } from "../tours/tour.table.ts";
import { departures } from "../tours/departure.table.ts";
import { officeChanges, officeViewers } from "./office-change.table.ts";
import { sweepChangesJob } from "./sweep-changes.job.ts";

const { booking } = await useTestBooking();
const { app, organizer, other } = booking;
let manager: Person;
let guide: Person;
let guideId: string;

beforeAll(async () => {
  manager = await createMember(app, organizer.id, "manager");
  guide = await createMember(app, organizer.id, "guide");
  guideId = (await app.call("getAccount", {}, guide)).data.id;
});

type Wanted = {
  since?: string;
  viewed_kind?: ViewedKind;
  viewed_id?: number;
  viewed_part?: string;
};
const look = async (person: Person, wanted: Wanted = {}) => {
  const query = { organizer_id: organizer.id, ...wanted };
  return (await app.call("officeChanges", { query }, person)).data;
};
/** What somebody hears of what is done. */
async function hear(person: Person, work: () => Promise<unknown>) {
  const { cursor } = await look(person);
  await work();
  return (await look(person, { since: cursor })).changes;
}

test("whoever sells hears of what guests and colleagues do, by what it was done to", async () => {
  const departureId = await booking.addDeparture();
  const request = await booking.ask(departureId);
  const { id, uuid } = request;
  const departure = { kind: "departure", id: departureId };
  const [about, message, task] = (["request", "message", "task"] as const).map((kind) => ({
    kind,
    id,
  }));

  expect(await hear(manager, async () => {})).toEqual([]);
  const note = { body: { id, text: "Позвонить" } };
  expect(await hear(manager, () => app.call("addRequestNote", note, organizer.owner))).toEqual([
    task,
  ]);
  const words = { body: { uuid, text: "Когда выезд?" } };
  // The guest waits for an answer since.
  const heard = await hear(manager, () => app.call("sendRequestMessage", words));
  expect(heard).toEqual(expect.arrayContaining([message, about]));
  const confirm = () => app.call("confirmRequest", { body: { id } }, organizer.owner);
  expect(await hear(manager, confirm)).toEqual(expect.arrayContaining([departure, about]));
  const question = { organizerId: organizer.id, name: "Анна", phone: "+79991234567", email: "" };
  const asks = () =>
    app.db.insert(helpRequests).values({ ...question, message: "Можно?", page: "" });
  expect(await hear(manager, asks)).toEqual([{ kind: "question", id: expect.any(Number) }]);
  expect(await hear(other.owner, asks).catch((error: unknown) => error)).toMatchObject({
    status: 403,
  });
});

test("guides hear of the departures that they lead, with their guests, and editors of departures", async () => {
  const own = await booking.addDeparture(8, { prepayment_percent: 0 });
  const others = await booking.addDeparture(8, { prepayment_percent: 0 });
  await app.db.update(departures).set({ guideUserId: guideId }).where(eq(departures.id, own));
  const [request, foreign] = [await booking.ask(own), await booking.ask(others)];
  for (const { id } of [request, foreign]) {
    await app.call("confirmRequest", { body: { id } }, organizer.owner);
  }
  const changeAll = async () => {
    for (const { uuid } of [request, foreign]) {
      const way = { transport: "S7 2603", date: "2027-04-30", time: "23:40", comment: "" };
      await app.call("saveArrival", { body: { uuid, ...way } });
      await app.call("sendRequestMessage", { body: { uuid, text: "Когда выезд?" } });
    }
  };
  expect(await hear(guide, changeAll)).toEqual([{ kind: "departure", id: own }]);
  expect(await hear(organizer.editor, changeAll)).toEqual(
    [own, others].map((id) => ({ kind: "departure", id })),
  );
  // The control: there was more to hear.
  expect((await hear(manager, changeAll)).length).toBeGreaterThan(4);
});

test("another organiser hears nothing of it", async () => {
  const id = await booking.addDeparture();
  const query = { organizer_id: other.id };
  const { cursor } = (await app.call("officeChanges", { query }, other.owner)).data;
  await booking.ask(id);
  const since = { query: { ...query, since: cursor } };
  expect((await app.call("officeChanges", since, other.owner)).data.changes).toEqual([]);
});

test("who else looks at a request is seen for some seconds, since they came", async () => {
  const { id } = await booking.ask(await booking.addDeparture());
  const see = async (person: Person) =>
    (await look(person, { viewed_id: id })).viewers.map(({ name, since }) => [name, since]);
  const pass = (seconds: number) =>
    app.db.update(officeViewers).set({
      since: sql`since - make_interval(secs => ${seconds})`,
      seenAt: sql`seen_at - make_interval(secs => ${seconds})`,
    });
  expect(await see(organizer.owner)).toEqual([]);
  const [[name, came]] = (await see(manager)) as [[string, string]];
  expect(name).toBe((await app.call("getAccount", {}, organizer.owner)).data.name);
  await pass(10);
  await see(organizer.owner);
  const [[, still]] = (await see(manager)) as [[string, string]];
  expect(Date.parse(came) - Date.parse(still)).toBe(10_000);
  await pass(16);
  expect(await see(manager)).toEqual([]);
  await see(organizer.owner);
  const [[, again]] = (await see(manager)) as [[string, string]];
  expect(Date.parse(again)).toBeGreaterThan(Date.parse(still));
});

test("a request is looked at by those who may see it alone", async () => {
  const { id } = await booking.ask(await booking.addDeparture());
  for (const person of [guide, organizer.editor]) {
    expect(await refusal(look(person, { viewed_id: id }))).toMatchObject({ status: 404 });
  }
  const query = { organizer_id: other.id, viewed_id: id };
  expect(await refusal(app.call("officeChanges", { query }, other.owner))).toMatchObject({
    status: 404,
  });
  expect(await app.db.$count(officeViewers, eq(officeViewers.subjectId, id))).toBe(0);
});

test("a departure, a tour and a question are looked at by those who see them, too", async () => {
  const departureId = await booking.addDeparture();
  const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  await app.db
    .update(departures)
    .set({ guideUserId: guideId })
    .where(eq(departures.id, departureId));
  const question = { organizerId: organizer.id, name: "Анна", phone: "+79160000000", email: "" };
  const [asked] = await app.db
    .insert(helpRequests)
    .values({ ...question, message: "Можно?", page: "" })
    .returning();
  const viewed = { departure: departureId, tour: row!.tourId, question: asked!.id };
  const may = async (person: Person, kind: keyof typeof viewed) =>
    await refusal(look(person, { viewed_kind: kind, viewed_id: viewed[kind] }));
  for (const kind of ["departure", "tour", "question"] as const) {
    expect([kind, await may(manager, kind)]).toEqual([kind, "accepted"]);
    const named = { viewed_kind: kind, viewed_id: viewed[kind] };
    const seen = (await look(organizer.owner, named)).viewers.map(({ id }) => id);
    expect([kind, seen.length]).toEqual([kind, 1]);
  }
  expect(await may(guide, "departure")).toBe("accepted");
  expect(await may(guide, "tour")).toMatchObject({ status: 404 });
  expect(await may(organizer.editor, "tour")).toBe("accepted");
  expect(await may(organizer.editor, "question")).toMatchObject({ status: 404 });
});

test("a tour that changes is heard of by those who see tours", async () => {
  const departureId = await booking.addDeparture();
  const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  const id = row!.tourId;
  const rename = () => app.db.update(tours).set({ title: "Иначе" }).where(eq(tours.id, id));
  expect(await hear(organizer.editor, rename)).toEqual([{ kind: "tour", id }]);
  expect(await hear(guide, rename)).toEqual([]);
});

test("a cursor is good for an hour, then anything may have changed, and no other text is one", async () => {
  const { cursor } = await look(manager);
  const [readAt, snapshot] = cursor.split(".");
  const made = (seconds: number) => ({ since: `${Number(readAt) - seconds}.${snapshot}` });
  expect((await look(manager, made(3500))).is_outdated).toBe(false);
  expect((await look(manager, made(3700))).is_outdated).toBe(true);
  // Of a database that was restored since.
  expect((await look(manager, { since: `${readAt}.900000000:900000000:` })).is_outdated).toBe(true);
  for (const since of ["", "1", "1.2", "1.5:3:", "1.0:0:", "1.3:9:9", "1.3:9:5,4", "1.3:9:x"]) {
    expect([since, await refusal(look(manager, { since }))]).toMatchObject([
      since,
      { status: 400 },
    ]);
  }
});

test("changes are forgotten after two hours", async () => {
  await booking.ask(await booking.addDeparture());
  await app.db.update(officeChanges).set({ changedAt: sql`now() - interval '121 minutes'` });
  await booking.ask(await booking.addDeparture());
  await app.services.jobs.enqueue(app.db, sweepChangesJob, { key: "hourly", payload: {} });
  await runDueJobs(app.services, [sweepChangesJob], { max: 1 });
  const isOld = sql`changed_at < now() - interval '2 hours'`;
  expect(await app.db.$count(officeChanges, isOld)).toBe(0);
  expect(await app.db.$count(officeChanges)).toBeGreaterThan(0);
});

test("who edits a page hears of what others save of it, and sees on which block they are", async () => {
  const byOrganizer = { organizer_id: organizer.id };
  const { data: site } = await app.call("getAttachedSite", { query: byOrganizer }, organizer.owner);
  const { cursor: since } = await look(organizer.editor);
  const { cursor: ofManager } = await look(manager);
  const query = { ...byOrganizer, type: "tour" as const };
  const { data: draft } = await app.call("getPage", { query }, organizer.owner);
  const body = { blocks: draft.blocks, version: draft.version };
  await app.call("savePageBlocks", { query, body }, organizer.owner);
  const page = { kind: "tour_page" as const, id: site!.id };
  expect((await look(organizer.editor, { since })).changes).toEqual([page]);
  expect((await look(manager, { since: ofManager })).changes).toEqual([]);
  const viewed = { viewed_kind: page.kind, viewed_id: page.id };
  await look(organizer.owner, { ...viewed, viewed_part: "block-1" });
  await look(organizer.owner, { ...viewed, viewed_part: "block-2" });
  const { viewers } = await look(organizer.editor, viewed);
  expect(viewers).toMatchObject([{ part: "block-2" }]);
  const { viewers: back } = await look(organizer.owner, viewed);
  expect(back).toMatchObject([{ part: null }]);
  expect(await refusal(look(manager, viewed))).toMatchObject({ status: 404 });
  expect(await refusal(look(other.owner, viewed))).toMatchObject({ status: 403 });
});
