import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Email } from "../../../platform/mail/email.ts";
import { openTestBooking, seats } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { closeExpiredJob } from "../close-expired.job.ts";
import { requests } from "../request.table.ts";
import { leaveLetters } from "./leave-letters.ts";
import { letterJob } from "./letter.job.ts";
import { remindOfHoldJob } from "./remind-of-hold.job.ts";
import { requestLetters } from "./request-letter.table.ts";

let booking: TestBooking;
const hourMs = 60 * 60 * 1000;
const office = "office@example.com";

beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  await setContact(office);
  await deliver();
  booking.app.emails.splice(0);
});

const setContact = (email: string) =>
  booking.app.db.update(organizers).set({ email }).where(eq(organizers.id, booking.organizer.id));
const deliver = () => runDueJobs(booking.app.services, [letterJob]);
const asSeller = (id: number) =>
  booking.app.call("getRequest", { query: { id } }, booking.organizer.owner);
const confirm = (id: number) =>
  booking.app.call("confirmRequest", { body: { id } }, booking.organizer.owner);

/** What came to whom since somebody looked last. */
async function takeEmails(): Promise<{ guest: Email[]; organizer: Email[] }> {
  await deliver();
  await deliver();
  const emails = booking.app.emails.splice(0);
  return {
    guest: emails.filter(({ to }) => to.startsWith("guest")),
    organizer: emails.filter(({ to }) => !to.startsWith("guest")),
  };
}

/** A request whose first letters were read. */
async function askedBefore(departure: Parameters<TestBooking["addDeparture"]>[1] = {}) {
  const made = await booking.ask(await booking.addDeparture(8, departure));
  await takeEmails();
  return made;
}

test("guest and organiser are written to once when seats are asked for, with the way to the request", async () => {
  const made = await booking.ask(await booking.addDeparture(), { seats: seats(2) });
  expect(booking.app.emails, "nothing is sent while somebody waits").toEqual([]);
  const { guest, organizer } = await takeEmails();
  expect(guest).toHaveLength(1);
  expect(organizer.map(({ to }) => to)).toEqual([office]);
  const [toGuest] = guest;
  const { siteOrigin, builderOrigin } = booking.app.services.env;
  expect(toGuest).toMatchObject({ replyTo: office });
  expect(toGuest?.text).toContain(`${siteOrigin}/order/${made.uuid}`);
  expect(toGuest?.html).toContain(`href="${siteOrigin}/order/${made.uuid}"`);
  const [toOrganizer] = organizer;
  expect(toOrganizer?.text).toContain(`${builderOrigin}/crm/requests/${made.id}`);
  expect(toOrganizer?.text).toMatch(/Анна[\s\S]*Итого: 96\s000/);
  expect(toOrganizer?.replyTo).toMatch(/^guest-/);
});

test("a request that is sent again is written of once", async () => {
  const body = booking.bodyOf(await booking.addDeparture());
  await booking.app.call("createRequest", { body });
  await booking.app.call("createRequest", { body });
  const { guest, organizer } = await takeEmails();
  expect([guest.length, organizer.length]).toEqual([1, 1]);
});

test("a request that is refused is not written of", async () => {
  const departure = await booking.addDeparture(1);
  const body = booking.bodyOf(departure, { seats: seats(2) });
  expect((await booking.app.ask("createRequest", { body })).status).toBe(409);
  expect(await takeEmails()).toEqual({ guest: [], organizer: [] });
});

test("letters that are left twice before they are sent come once, and after that none", async () => {
  const { id } = await askedBefore();
  const again = { requestId: id, kind: "expired" } as const;
  await leaveLetters(booking.app.services, again);
  await leaveLetters(booking.app.services, again);
  expect((await takeEmails()).guest).toHaveLength(1);
  await leaveLetters(booking.app.services, again);
  expect((await takeEmails()).guest).toEqual([]);
  await leaveLetters(booking.app.services, { ...again, occasion: "another" });
  expect((await takeEmails()).guest, "control: another occasion").toHaveLength(1);
});

test("a confirmed request's guest learns until when to pay, and where", async () => {
  const made = await askedBefore({ prepayment_percent: 20 });
  await confirm(made.id);
  const { guest, organizer } = await takeEmails();
  expect(organizer).toEqual([]);
  expect(guest.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("подтверждена, предоплата до"),
  ]);
  expect(guest[0]?.text).toMatch(/предоплату 9\s600/);
  expect(guest[0]?.text).toContain(`/order/${made.uuid}`);
});

test("on a tour with instant confirmation the guest is asked to pay, and the organiser for nothing", async () => {
  const instant = { is_instant_confirmation: true };
  await booking.ask(await booking.addDeparture(4, instant));
  const paying = await takeEmails();
  expect(paying.guest.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Заявка подтверждена/),
  ]);
  expect(paying.organizer.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Новая бронь\s+Подтверждать ничего не нужно/),
  ]);
  await booking.ask(await booking.addDeparture(4, { ...instant, prepayment_percent: 0 }));
  const { guest, organizer } = await takeEmails();
  expect(guest.map(({ text }) => text)).toEqual([expect.stringMatching(/^Места ваши/)]);
  expect(organizer.map(({ text }) => text)).toEqual([
    expect.stringContaining("предоплаты у тура нет"),
  ]);
});

test("without a prepayment the guest learns that the seats are theirs", async () => {
  const made = await askedBefore({ prepayment_percent: 0 });
  await confirm(made.id);
  const { guest } = await takeEmails();
  expect(guest.map(({ text }) => text)).toEqual([expect.stringMatching(/^Места ваши/)]);
});

test("a guest who is declined reads why", async () => {
  const { id } = await askedBefore();
  const body = { id, message: "Группа собрана" };
  await booking.app.call("declineRequest", { body }, booking.organizer.owner);
  const { guest, organizer } = await takeEmails();
  expect(organizer).toEqual([]);
  expect(guest.map(({ text }) => text)).toEqual([expect.stringContaining("> Группа собрана")]);
});

test("the seller's cancellation is written of when they wish so", async () => {
  const cancel = async (notify_client: boolean) => {
    const { id } = await askedBefore();
    const body = { id, message: "Дорогу размыло", notify_client };
    await booking.app.call("cancelRequestBySeller", { body }, booking.organizer.owner);
    return (await takeEmails()).guest.map(({ text }) => text);
  };
  expect(await cancel(false)).toEqual([]);
  expect(await cancel(true)).toEqual([expect.stringContaining("> Дорогу размыло")]);
});

test("a guest who cancels is told so, and the organiser reads what they say", async () => {
  const { uuid } = await askedBefore();
  await booking.app.call("cancelRequest", { body: { uuid, message: "Заболели" } });
  const { guest, organizer } = await takeEmails();
  expect(guest.map(({ text }) => text)).toEqual([expect.stringMatching(/^Вы отменили заявку/)]);
  expect(guest[0]?.text, "nothing was paid").not.toContain("К возврату");
  expect(organizer.map(({ text }) => text)).toEqual([expect.stringContaining("> Заболели")]);
});

test("what was paid and what comes back stand in the letters", async () => {
  const rules = [{ days_before: 14, refund_percent: 50 }];
  const payer = payInSandbox(booking);
  const { uuid } = await payer.wait({ cancellation_rules: rules, prepayment_percent: 20 });
  await payer.pay(uuid);
  await takeEmails();
  await booking.app.call("cancelRequest", { body: { uuid } });
  const { guest, organizer } = await takeEmails();
  for (const [email] of [guest, organizer]) {
    expect(email?.text).toMatch(/Оплачено: 9\s600[\s\S]*К возврату: 4\s800/);
  }
});

test.each(["a reader", "the job"])("a hold that %s finds over is written of once", async (who) => {
  const { id, uuid } = await askedBefore();
  await booking.endHold(id);
  const read = () => booking.app.call("getRequestByUuid", { query: { uuid } });
  const close = () =>
    closeExpiredJob.run({ request_id: id }, booking.app.services, AbortSignal.any([]));
  await (who === "the job" ? close() : read());
  await close();
  await read();
  const { guest, organizer } = await takeEmails();
  expect([guest.length, organizer.length]).toEqual([1, 1]);
  expect(guest[0]?.text).toContain("Организатор не успел ответить");
});

test("two hours before a hold ends the organiser is reminded, or the guest who has not paid", async () => {
  const made = await askedBefore({ prepayment_percent: 20 });
  const remind = () => runDueJobs(booking.app.services, [remindOfHoldJob, letterJob]);
  await remind();
  expect(booking.app.emails).toEqual([]);
  await nearEnd(made.id);
  await passJobTime(booking.app.db, 23 * hourMs);
  await remind();
  const reminded = await takeEmails();
  expect(reminded.guest).toEqual([]);
  expect(reminded.organizer.map(({ to, text }) => [to, text])).toEqual([
    [office, expect.stringMatching(/^Гость ждёт ответа/)],
  ]);
  await confirm(made.id);
  await takeEmails();
  await nearEnd(made.id);
  await passJobTime(booking.app.db, 23 * hourMs);
  await remind();
  const { guest, organizer } = await takeEmails();
  expect(organizer).toEqual([]);
  expect(guest.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Скоро места освободятся/),
  ]);
});

/** As if an hour were left of a hold. */
const nearEnd = (id: number) =>
  booking.app.db
    .update(requests)
    .set({ heldUntil: sql`now() + interval '1 hour'` })
    .where(eq(requests.id, id));

test("nobody is reminded of a request that is closed", async () => {
  const { uuid } = await askedBefore();
  await booking.app.call("cancelRequest", { body: { uuid } });
  await takeEmails();
  await passJobTime(booking.app.db, 23 * hourMs);
  await runDueJobs(booking.app.services, [remindOfHoldJob, letterJob]);
  expect(booking.app.emails).toEqual([]);
});

test("a letter that could not be sent before its deadline is let go", async () => {
  const { id } = await booking.ask(await booking.addDeparture());
  const facts = { until: "2020-01-01T00:00:00.000Z" };
  await booking.app.db
    .update(requestLetters)
    .set({ facts })
    .where(eq(requestLetters.requestId, id));
  expect(await takeEmails()).toEqual({ guest: [], organizer: [] });
});

test("a mail server that is down loses no letter, and the history tells when it went", async () => {
  const { id } = await booking.ask(await booking.addDeparture());
  const down = { send: () => Promise.reject(new Error("421")) };
  await runDueJobs({ ...booking.app.services, mail: down }, [letterJob]);
  expect((await asSeller(id)).data.letters).toEqual([]);
  await passJobTime(booking.app.db, hourMs);
  const { guest, organizer } = await takeEmails();
  expect([guest.length, organizer.length]).toEqual([1, 1]);
  const { letters } = (await asSeller(id)).data;
  expect(letters.map(({ kind, to }) => [kind, to])).toEqual([
    ["asked", "guest"],
    ["asked", "organizer"],
  ]);
  expect(letters[0]?.at).toBe(booking.app.services.now().toISOString());
});

test("without a contact address the owners are written to, and no editor", async () => {
  await setContact("");
  await booking.ask(await booking.addDeparture());
  const { organizer } = await takeEmails();
  expect(organizer.map(({ to }) => to)).toEqual([`owner-${booking.organizer.id}@example.com`]);
});

test("what a guest types is no header, no markup, and no greeting of a stranger's", async () => {
  const name = "Ольга\r\nBcc: all@example.com <img src=x onerror=alert(1)> https://evil.example";
  const comment = "<script>alert(1)</script>\n<a href='javascript:alert(1)'>жми</a>";
  const { contact } = booking.bodyOf(0);
  const over = { contact: { ...contact, name }, comment };
  await booking.ask(await booking.addDeparture(), over);
  const { guest, organizer } = await takeEmails();
  const [toGuest] = guest;
  const [toOrganizer] = organizer;
  expect(toOrganizer?.subject).toContain("Ольга Bcc: all@example.com");
  for (const email of [toGuest, toOrganizer]) {
    expect(email?.subject).not.toMatch(/[\r\n]/);
    expect(email?.html).not.toMatch(/<script>|<img src=x|href=.javascript/);
  }
  expect(toOrganizer?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(`${toGuest?.text} ${toGuest?.html}`).not.toMatch(/evil|onerror|script>alert/);
  expect(toGuest?.text).toContain("Здравствуйте!");
});
