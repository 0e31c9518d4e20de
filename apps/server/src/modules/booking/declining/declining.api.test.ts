import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMember } from "../../../test/create-organizer.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { passUndo } from "../../../test/pass-undo.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { declineJob } from "./decline.job.ts";

const { booking } = await useTestBooking();
const { app, organizer } = booking;
const message = "Группа собрана";

const ask = async () => {
  const departureId = await booking.addDeparture();
  return { departureId, ...(await booking.ask(departureId)) };
};
const decline = async (id: number) =>
  (await app.call("declineRequest", { body: { id, message, can_undo: true } }, organizer.owner))
    .data;
const withdraw = (id: number, by = organizer.owner) =>
  app.call("withdrawDecline", { body: { id } }, by);
const read = async (id: number) =>
  (await app.call("getRequest", { query: { id } }, organizer.owner)).data;
const countHeld = async (id: number) => {
  const [row] = await app.db.select().from(departures).where(eq(departures.id, id));
  return row!.held;
};
async function passTime(): Promise<string[]> {
  await passUndo(app.db);
  await runDueJobs(app.services, [declineJob]);
  await runDueJobs(app.services, [requestEmailJob]);
  return app.emails.splice(0).map(({ text }) => text);
}

test("a decline waits: the guest hears of it, and the seats go back, when the ten seconds are over", async () => {
  const { id, departureId } = await ask();
  await passTime();
  const held = await countHeld(departureId);
  expect(await decline(id)).toMatchObject({ status: 1, is_being_declined: true, actions: [] });
  expect(await countHeld(departureId)).toBe(held);
  await runDueJobs(app.services, [declineJob]);
  expect((await read(id)).status, "before its time").toBe(1);
  const emails = await passTime();
  expect(emails.some((text) => text.includes(message))).toBe(true);
  const closed = await read(id);
  expect(closed).toMatchObject({ status: 6 });
  expect(closed.is_being_declined).toBeUndefined();
  expect(closed.history.at(-1)).toMatchObject({ actor: "organizer", reason: message });
  expect(await countHeld(departureId)).toBeLessThan(held);
  expect(await refusal(withdraw(id))).toMatchObject({ status: 409 });
});

test("one that is taken back never was: nothing is written, to nobody", async () => {
  const { id, departureId } = await ask();
  await passTime();
  const [held, before] = [await countHeld(departureId), await read(id)];
  await decline(id);
  expect((await withdraw(id)).data).toEqual(before);
  expect(await passTime()).toEqual([]);
  expect(await read(id)).toEqual(before);
  expect(await countHeld(departureId)).toBe(held);
  expect(await refusal(withdraw(id)), "once").toMatchObject({ status: 409 });
});

test("what a colleague confirms meanwhile stays confirmed", async () => {
  const { id } = await ask();
  await decline(id);
  const manager = await createMember(app, organizer.id, "manager");
  await app.call("confirmRequest", { body: { id } }, manager);
  const { status } = await read(id);
  await passTime();
  expect((await read(id)).status).toBe(status);
});

test("asked twice, it is declined once; the list of what was done says who did", async () => {
  const { id } = await ask();
  await decline(id);
  await decline(id);
  await passTime();
  const { history } = await read(id);
  expect(history.filter(({ to }) => to === 6)).toHaveLength(1);
  const query = { organizer_id: organizer.id };
  const { data } = await app.call("listActivity", { query }, organizer.owner);
  const deeds = data.filter(({ subject_id: subject }) => subject === id);
  expect(deeds).toMatchObject([{ kind: "request_changed", details: { change: "declined" } }]);
});

test("without that wish a request is declined at once", async () => {
  const { id } = await ask();
  const { data } = await app.call("declineRequest", { body: { id, message } }, organizer.owner);
  expect(data.status).toBe(6);
});
