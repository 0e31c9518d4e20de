import { expect, test } from "vitest";
import { refusal } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";

const { booking } = await useTestBooking();
const { app, organizer, other } = booking;

/** Whether the list of requests calls it late for a task, at that moment. */
const isOverdue = async (id: number, now: string) => {
  booking.setNow(new Date(now));
  const query = { organizer_id: organizer.id, step: "task", is_late: 1 } as const;
  const { data } = await app.call("listRequests", { query }, organizer.owner);
  return data.some((row) => row.id === id && row.late.some(({ step }) => step === "task"));
};

test("a task is given to somebody who sells, is overdue after its day in the tour's place, and is done", async () => {
  const { id } = await booking.ask(await booking.addDeparture());
  const add = async (over: object = {}, by = organizer.owner) => {
    const body = { id, text: "Перезвонить", due_date: "2027-04-03", user_id: null, ...over };
    return (await app.call("addRequestTask", { body }, by)).data;
  };
  const { people } = (await app.call("listRequestTasks", { query: { id } }, organizer.owner)).data;
  expect(people.map(({ name }) => name)).toEqual(["owner"]);
  expect(await refusal(add({ user_id: "nobody" }))).toMatchObject({ status: 400 });
  expect(await refusal(add({ due_date: "2027-03-31" }))).toMatchObject({
    ...{ status: 400, validation: { due_date: ["Этот день уже прошёл"] } },
  });
  expect(await refusal(add({}, other.owner))).toMatchObject({ status: 404 });
  await add();
  const { tasks } = await add({ due_date: "2027-04-02", user_id: people[0]!.id });
  expect(tasks).toMatchObject([
    { due_date: "2027-04-02", assignee: { name: "owner" }, is_overdue: false },
    { due_date: "2027-04-03", assignee: null, done_at: null },
  ]);

  // Noon of the second day by UTC is midnight of the third in Kamchatka.
  expect(await isOverdue(id, "2027-04-02T11:59:00Z")).toBe(false);
  expect(await isOverdue(id, "2027-04-02T12:01:00Z")).toBe(true);
  const change = async (over: object, by = organizer.owner) =>
    (await app.call("changeRequestTask", { body: { task_id: tasks[0]!.id, ...over } }, by)).data;
  expect(await refusal(change({ is_done: true }, other.owner))).toMatchObject({ status: 404 });
  const done = await change({ is_done: true });
  expect(done.tasks.map(({ due_date, done_at }) => [due_date, done_at !== null])).toEqual([
    ["2027-04-03", false],
    ["2027-04-02", true],
  ]);
  expect(await isOverdue(id, "2027-04-02T12:01:00Z")).toBe(false);
  const again = await change({ is_done: false, due_date: "2027-04-05" });
  expect(again.tasks.map(({ due_date }) => due_date)).toEqual(["2027-04-03", "2027-04-05"]);
});

test("a note is read by colleagues alone, and taken away by them alone", async () => {
  const { id, uuid } = await booking.ask(await booking.addDeparture());
  const add = { body: { id, text: "Любит чай" } };
  const { notes } = (await app.call("addRequestNote", add, organizer.owner)).data;
  expect(notes).toMatchObject([{ text: "Любит чай", by: "owner" }]);
  const seen = await app.call("getRequestByUuid", { query: { uuid } });
  expect(JSON.stringify(seen)).not.toContain("Любит чай");
  const remove = { body: { note_id: notes[0]!.id } };
  expect(await refusal(app.call("removeRequestNote", remove, other.owner))).toMatchObject({
    status: 404,
  });
  expect((await app.call("removeRequestNote", remove, organizer.owner)).data.notes).toEqual([]);
});

test("a note that is sent again with its key is written once, and another key is another note", async () => {
  const { id } = await booking.ask(await booking.addDeparture());
  const key = crypto.randomUUID();
  const add = async (over: object) => {
    const body = { id, text: "Ночует у реки", ...over };
    return (await app.call("addRequestNote", { body }, organizer.owner)).data.notes;
  };
  expect(await add({ key })).toHaveLength(1);
  expect(await add({ key })).toHaveLength(1);
  expect(await add({ key: crypto.randomUUID() })).toHaveLength(2);
  // Control: without a key nobody knows that it is the same.
  await add({});
  expect(await add({})).toHaveLength(4);
});
