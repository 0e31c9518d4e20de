import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { passUndo } from "../../../test/pass-undo.ts";
import type { Person } from "../../../test/ask.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { requests } from "../request.table.ts";
import { messageAttempts, requestMessages } from "./message.table.ts";

let booking: TestBooking;
let staff: Person;

beforeAll(async () => {
  booking = await openTestBooking();
  staff = await createStaff(booking.app);
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  await booking.app.db.delete(messageAttempts);
});

const ask = async () => booking.ask(await booking.addDeparture());
const owner = () => booking.organizer.owner;
const write = async (uuid: string, text: string, key?: string) =>
  (await booking.app.call("sendRequestMessage", { body: { uuid, text, ...(key && { key }) } }))
    .data;
const replyNow = async (id: number, text: string, by = owner()) =>
  (await booking.app.call("replyToRequest", { body: { id, text } }, by)).data;
/** An answer that has reached the guest. */
async function reply(id: number, text: string, by = owner()) {
  const made = await replyNow(id, text, by);
  await passUndo(booking.app.db);
  return made;
}
const withdraw = (id: number, by = owner()) =>
  booking.app.call("withdrawReply", { body: { message_id: id } }, by);
const read = async (uuid: string) =>
  (await booking.app.call("requestMessages", { query: { uuid } })).data;
const readSold = async (id: number) =>
  (await booking.app.call("getRequest", { query: { id } }, owner())).data;

const readRow = async (id: number) => {
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
  return row!;
};

/** What came to whom since somebody looked last. */
async function takeEmails() {
  await runDueJobs(booking.app.services, [requestEmailJob]);
  await runDueJobs(booking.app.services, [requestEmailJob]);
  return booking.app.emails.splice(0);
}

test("guest, organiser and staff read one thread, in the order in which it was written", async () => {
  const { id, uuid } = await ask();
  expect(await read(uuid)).toEqual([]);
  await write(uuid, "Можно с собакой?");
  await reply(id, "Можно, если она любит воду");
  await reply(id, "И каякам рада", staff);
  await write(uuid, "Любит!");
  const thread = await read(uuid);
  expect(thread.map(({ author, text }) => [author, text])).toEqual([
    ["guest", "Можно с собакой?"],
    ["organizer", "Можно, если она любит воду"],
    ["staff", "И каякам рада"],
    ["guest", "Любит!"],
  ]);
  expect(Object.keys(thread[0]!).sort()).toEqual(["at", "author", "id", "text"]);
});

test("what is sent again under its key is one message and one email; other words are another", async () => {
  const { uuid } = await ask();
  await takeEmails();
  const key = randomUUID();
  const sent = await Promise.all(["Ау?", "Ау?", "Ау?"].map((text) => write(uuid, text, key)));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await takeEmails()).toHaveLength(1);
  await write(uuid, "Ау!", key);
  await write(uuid, "Ау!");
  expect((await read(uuid)).map(({ text }) => text)).toEqual(["Ау?", "Ау!", "Ау!"]);
});

test("a guest's message reaches the organiser's mailbox once, with the way to the request", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  await write(uuid, "Где встречаемся?\nИ во сколько?");
  const [email, ...others] = await takeEmails();
  expect(others).toEqual([]);
  expect(email?.to).toBe(`owner-${booking.organizer.id}@example.com`);
  expect(email?.replyTo).toMatch(/^guest-/);
  expect(email?.subject).toContain(`№\u00a0${id}`);
  expect(email?.text).toContain("> Где встречаемся?\n> И во сколько?");
  expect(email?.html).toContain(`${booking.app.services.env.builderOrigin}/crm/requests/${id}`);
  expect(await takeEmails(), "nothing comes twice").toEqual([]);
});

test("an answer reaches the guest's mailbox with the way to their page, and says whose it is", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  await reply(id, "У вокзала");
  await reply(id, "Напишите нам", staff);
  const emails = await takeEmails();
  expect(emails.map(({ to }) => to)).toEqual([
    expect.stringMatching(/^guest-/),
    expect.stringMatching(/^guest-/),
  ]);
  expect(emails[0]?.text).toMatch(/Что пишет организатор:\n> У вокзала/);
  expect(emails[0]?.html).toContain(`/order/${uuid}`);
  expect(emails[1]?.text).toMatch(/Что пишет площадка:\n> Напишите нам/);
  const { emails: listed } = await readSold(id);
  expect(listed.map(({ kind, to }) => [kind, to]).slice(-2)).toEqual([
    ["message to guest", "guest"],
    ["message to guest", "guest"],
  ]);
});

test("a message's email names no deadline: it comes though the hold is over", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  await booking.endHold(id);
  await write(uuid, "Успею?");
  expect((await takeEmails()).map(({ text }) => text)).toEqual([
    expect.stringContaining("> Успею?"),
  ]);
});

// ASVS 1.1.2, 1.2.1
test("hostile words are stored as they are, and are text in emails", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  const hostile = `<img src=x onerror="alert(1)">\n<a href="javascript:alert(1)">жми</a> \u202e'; drop table requests;--`;
  await write(uuid, hostile);
  await reply(id, hostile);
  expect((await read(uuid)).map(({ text }) => text)).toEqual([hostile, hostile]);
  const emails = await takeEmails();
  expect(emails).toHaveLength(2);
  for (const { html, subject } of emails) {
    expect(html).not.toMatch(/<img src=x|href="javascript/);
    expect(html).toContain("&lt;img src=x");
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test("a message has 1 to 4000 characters, and its blanks at the ends are cut off", async () => {
  const { uuid } = await ask();
  for (const text of ["", " \n ", "я".repeat(4001)]) {
    expect(await refusal(write(uuid, text))).toMatchObject({ status: 400 });
  }
  expect((await write(uuid, ` ${"я".repeat(4000)}\n`)).text).toHaveLength(4000);
});

// ASVS 2.3.2
test("a guest writes twenty messages an hour, and what is refused sends nothing", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  for (let count = 0; count < 20; count++) await write(uuid, `${count}`);
  const body = { uuid, text: "Ещё" };
  const refused = await booking.app.ask("sendRequestMessage", { body });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await read(uuid)).toHaveLength(20);
  expect(await takeEmails()).toHaveLength(20);
  await reply(id, "Отвечаем");
  const other = await ask();
  await write(other.uuid, "Другая заявка");
  booking.setNow(new Date("2027-04-01T10:01:00Z"));
  await write(uuid, "Через час");
});

test("another organiser neither answers, nor reads the chat, nor learns that it is there", async () => {
  const { id, uuid } = await ask();
  await write(uuid, "Тайна");
  const { chat_id } = await readSold(id);
  const stranger = booking.other.owner;
  const answers = (chat: number, request: number, by: Person) =>
    Promise.all([
      booking.app.ask("listRequestsForChat", { query: { chat_id: chat } }, by),
      booking.app.ask("replyToRequest", { body: { id: request, text: "Здравствуйте" } }, by),
    ]).then((all) => Promise.all(all.map(async (one) => [one.status, await one.text()])));
  const foreign = await answers(chat_id, id, stranger);
  expect(foreign).toEqual(await answers(900_000, 900_000, stranger));
  expect(foreign.map(([status]) => status)).toEqual([404, 404]);
  expect((await answers(chat_id, id, booking.organizer.editor)).map(([status]) => status)).toEqual([
    404, 404,
  ]);
  expect((await answers(chat_id, id, {})).map(([status]) => status)).toEqual([401, 401]);
  expect(await booking.app.db.$count(requestMessages)).toBeGreaterThan(0);
  expect((await read(uuid)).map(({ text }) => text)).toEqual(["Тайна"]);
  expect((await answers(chat_id, id, owner())).map(([status]) => status)).toEqual([200, 200]);
});

test("a chat joins one e-mail's requests with one organiser; a guest's page shows its own alone", async () => {
  const departure = await booking.addDeparture();
  const email = `chat-${departure}@example.com`;
  const contact = (over: object) => ({ ...booking.bodyOf(0).contact, email, ...over });
  const first = await booking.ask(departure, { contact: contact({}) });
  const second = await booking.ask(await booking.addDeparture(), {
    contact: contact({ email: email.toUpperCase(), name: "Не Анна" }),
  });
  const third = await ask();
  await write(first.uuid, "Из первой");
  await write(second.uuid, "Из второй");
  await write(third.uuid, "Чужая");
  await reply(first.id, "В первую");
  const { chat_id } = await readSold(first.id);
  expect((await readSold(second.id)).chat_id).toBe(chat_id);
  expect((await readSold(third.id)).chat_id).not.toBe(chat_id);
  const { data } = await booking.app.call("listRequestsForChat", { query: { chat_id } }, owner());
  expect(data).toMatchObject({ id: chat_id, organizer_id: booking.organizer.id, email });
  expect(data.requests.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(data.messages.map(({ text, request_id }) => [text, request_id])).toEqual([
    ["Из первой", first.id],
    ["Из второй", second.id],
    ["В первую", first.id],
  ]);
  expect((await read(first.uuid)).map(({ text }) => text)).toEqual(["Из первой", "В первую"]);
  expect((await read(second.uuid)).map(({ text }) => text)).toEqual(["Из второй"]);
});

test("a request whose guest wrote last waits for an answer, before those that wait for the guest", async () => {
  const query = { organizer_id: booking.organizer.id };
  const { id, uuid } = await ask();
  await booking.app.call("confirmRequest", { body: { id } }, owner());
  const other = await ask();
  await booking.app.call("confirmRequest", { body: { id: other.id } }, owner());
  const list = async () =>
    (await booking.app.call("listRequests", { query: { ...query, status: 2 } }, owner())).data;
  const stateOf = async () => (await list()).find((row) => row.id === id)?.awaits_reply;
  expect(await stateOf()).toBe(false);
  await write(uuid, "Как заплатить?");
  expect(await stateOf()).toBe(true);
  const rows = await list();
  const place = (request: number) => rows.findIndex((row) => row.id === request);
  expect(place(id)).toBeLessThan(place(other.id));
  await reply(id, "По ссылке");
  expect(await stateOf()).toBe(false);
});

test("an answer that is taken back within ten seconds never reaches the guest, who waits on", async () => {
  const { id, uuid } = await ask();
  await write(uuid, "Можно с собакой?");
  await passUndo(booking.app.db);
  await takeEmails();
  const waited = (await readRow(id)).waitsSince;
  const made = await replyNow(id, "Нельзя");
  expect((await readRow(id)).waitsSince).toBeNull();
  expect((await read(uuid)).map(({ text }) => text)).toEqual(["Можно с собакой?"]);
  expect(await takeEmails()).toEqual([]);
  await withdraw(made.id);
  await passUndo(booking.app.db);
  expect(await takeEmails()).toEqual([]);
  expect((await read(uuid)).map(({ text }) => text)).toEqual(["Можно с собакой?"]);
  expect((await readRow(id)).waitsSince).toEqual(waited);
  expect(await refusal(withdraw(made.id))).toMatchObject({ status: 404 });
});

test("an answer that nobody takes back leaves once, whoever closed their page meanwhile", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  const made = await replyNow(id, "У вокзала");
  await passUndo(booking.app.db);
  expect((await read(uuid)).map(({ text }) => text)).toEqual(["У вокзала"]);
  expect(await takeEmails()).toHaveLength(1);
  expect(await takeEmails()).toEqual([]);
  expect(await refusal(withdraw(made.id))).toMatchObject({ status: 409 });
  expect(await read(uuid)).toHaveLength(1);
});

test("an email that is on its way already is not called back, whatever the clock says", async () => {
  const { id, uuid } = await ask();
  await takeEmails();
  const made = await replyNow(id, "У вокзала");
  await booking.app.db.execute(sql`update pgboss.job set state = 'active' where state = 'created'`);
  expect(await refusal(withdraw(made.id))).toMatchObject({ status: 409 });
  await booking.app.db.execute(sql`update pgboss.job set state = 'created' where state = 'active'`);
  await passUndo(booking.app.db);
  expect(await takeEmails()).toHaveLength(1);
  expect(await read(uuid)).toHaveLength(1);
});

test("what a guest wrote is not taken back, nor what another organiser did", async () => {
  const { id, uuid } = await ask();
  const { id: asked } = await write(uuid, "Можно с собакой?");
  expect(await refusal(withdraw(asked))).toMatchObject({ status: 404 });
  const made = await replyNow(id, "Можно");
  expect(await refusal(withdraw(made.id, booking.other.owner))).toMatchObject({ status: 404 });
});
