import type { OrganizerRole } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import type { Person } from "../../test/ask.ts";
import { createMember, createOrganizer, ownerEmail } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { users } from "../accounts/auth.table.ts";
import { emailJob } from "../emails/email.job.ts";

let now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Тропа");
  other = await createOrganizer(app, "Чужие");
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 3_600_000);
});

const query = () => ({ organizer_id: own.id });
const invite = (email: string, role: OrganizerRole = "guide", by = own.owner) =>
  app.ask("inviteMember", { query: query(), body: { email, role } }, by);
const team = async () => (await app.call("listTeam", { query: query() }, own.owner)).data;
const idOf = async (person: Person) => (await app.call("getAccount", {}, person)).data.id;
const change = (user_id: string, role: OrganizerRole) =>
  app.ask("changeMemberRole", { query: query(), body: { user_id, role } }, own.owner);
const remove = (user_id: string) =>
  app.ask("removeMember", { query: query(), body: { user_id } }, own.owner);

/** What was sent since, with the link's token. */
async function readEmails() {
  await runDueJobs(app.services, [emailJob]);
  return app.emails.splice(0).map(({ to, subject, text }) => {
    return { to, subject, text, token: /invitation\?token=(\S+)/.exec(text)?.[1] ?? "" };
  });
}
const join = (token: string) =>
  app.ask("joinByInvitation", {
    body: { token, name: "Айдар", password: "a long enough password" },
  });
const look = (token: string) => app.ask("getInvitation", { query: { token } });
const accept = (token: string, by: Person) =>
  app.ask("acceptInvitation", { body: { token } }, { ...by, role: null });

test("an email names the organiser and who invites, and its link makes an account, once", async () => {
  expect((await invite("Aidar@Example.com")).status).toBe(200);
  const [email] = await readEmails();
  expect(email).toMatchObject({
    to: "aidar@example.com",
    subject: "Приглашение в команду «Тропа»",
    text: expect.stringContaining("owner приглашает вас в команду «Тропа». Ваша роль: гид."),
  });
  expect((await team()).invitations).toMatchObject([{ email: "aidar@example.com", role: "guide" }]);
  const seen = await app.call("getInvitation", { query: { token: email!.token } });
  expect(seen.data).toEqual({
    ...{ organizer: "Тропа", inviter: "owner", email: "aidar@example.com" },
    ...{ role: "guide", has_account: false },
  });
  const tries = await Promise.all([join(email!.token), join(email!.token)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 410]);
  const cookie = tries
    .flatMap(({ headers }) => headers.getSetCookie())
    .find((one) => one.startsWith(`${sessionCookie}=`))!
    .split(";")[0]!;
  const { data } = await app.call("getAccount", {}, { cookie });
  expect(data).toMatchObject({
    ...{ name: "Айдар", email: "aidar@example.com", is_confirmed: true },
    organizers: [{ id: own.id, role: "guide" }],
  });
  expect((await team()).invitations).toEqual([]);
  expect((await look(email!.token)).status).toBe(410);
  expect((await invite("aidar@example.com", "editor")).status).toBe(409);
});

test("who has an account accepts with it and keeps the role that they have; no other account does", async () => {
  const email = ownerEmail(other.id);
  await invite(email, "manager");
  const { token } = (await readEmails())[0]!;
  const seen = await app.call("getInvitation", { query: { token } });
  expect(seen.data.has_account).toBe(true);
  expect((await join(token)).status).toBe(409);
  expect((await accept(token, other.editor)).status).toBe(422);
  expect((await accept(token, other.owner)).status).toBe(200);
  expect((await accept(token, other.owner)).status).toBe(410);
  const account = await app.call("getAccount", {}, other.owner);
  expect(account.data.organizers.map(({ id, role }) => [id, role])).toEqual([
    [own.id, "manager"],
    [other.id, "owner"],
  ]);
  expect((await remove(await idOf(other.owner))).status).toBe(200);
});

test("a new email ends the link of the one before, and a withdrawn or old one leads nowhere", async () => {
  await invite("late@example.com");
  const { id } = (await team()).invitations[0]!;
  const resend = () => app.ask("resendInvitation", { query: query(), body: { id } }, own.owner);
  expect((await resend()).status).toBe(429);
  now = new Date(now.getTime() + 61_000);
  expect((await resend()).status).toBe(200);
  const [first, second] = await readEmails();
  expect((await look(first!.token)).status).toBe(410);
  expect((await look(second!.token)).status).toBe(200);
  const later = now;
  now = new Date(now.getTime() + 7 * 24 * 3_600_000 + 1);
  expect((await look(second!.token)).status).toBe(410);
  expect((await join(second!.token)).status).toBe(410);
  expect((await team()).invitations[0]?.is_expired).toBe(true);
  now = later;
  const input = { query: query(), body: { id } };
  expect((await app.ask("withdrawInvitation", input, own.owner)).status).toBe(200);
  expect((await look(second!.token)).status).toBe(410);
  expect((await app.ask("withdrawInvitation", input, own.owner)).status).toBe(404);
});

test("whose e-mail is not confirmed writes to nobody, and nobody writes to one mailbox without end", async () => {
  const ownerId = await idOf(own.owner);
  const confirm = (emailVerified: boolean) =>
    app.db.update(users).set({ emailVerified }).where(eq(users.id, ownerId));
  await confirm(false);
  expect((await invite("new@example.com")).status).toBe(422);
  await confirm(true);
  expect((await team()).invitations).toEqual([]);
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await invite("new@example.com")).status);
    const [open] = (await team()).invitations;
    const input = { query: query(), body: { id: open?.id ?? 0 } };
    if (open) await app.call("withdrawInvitation", input, own.owner);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await readEmails();
});

test("the last owner stays one, and of two either may go", async () => {
  const ownerId = await idOf(own.owner);
  for (const response of [await change(ownerId, "editor"), await remove(ownerId)]) {
    expect(response.status).toBe(422);
  }
  const editorId = await idOf(own.editor);
  expect((await change(editorId, "owner")).status).toBe(200);
  expect((await change(editorId, "editor")).status).toBe(200);
  expect((await change("nobody", "editor")).status).toBe(404);
  expect((await remove(await idOf(other.editor))).status).toBe(404);
});

// ASVS 7.4.2, 8.2.1
test("who is removed or gets another role has no more than that with the next call", async () => {
  const manager = await createMember(app, own.id, "manager");
  const id = await idOf(manager);
  const sees = async (name: "listRequests" | "getPresetList") =>
    (await app.ask(name, { query: query() }, manager)).status;
  await app.call("attachSite", { body: query() }, own.owner);
  expect([await sees("listRequests"), await sees("getPresetList")]).toEqual([200, 403]);
  await change(id, "editor");
  expect([await sees("listRequests"), await sees("getPresetList")]).toEqual([403, 200]);
  await remove(id);
  expect([await sees("listRequests"), await sees("getPresetList")]).toEqual([403, 403]);
});

test("what was done is listed newest first, by person and kind, and names nobody's e-mail", async () => {
  const list = async (more: object = {}) =>
    (await app.call("listActivity", { query: { ...query(), ...more } }, own.owner)).data;
  const all = await app.call("listActivity", { query: query() }, own.owner);
  expect(all.data.slice(0, 2)).toMatchObject([
    { kind: "member_removed", person: "manager", details: { role: "editor" } },
    { kind: "role_changed", person: "manager", details: { from: "manager", to: "editor" } },
  ]);
  expect(all.people.map(({ name }) => name).sort()).toEqual(["owner", "owner", "Айдар"]);
  const joined = await list({ kind: "member_joined" });
  expect(joined.map(({ by, details }) => [by?.name, details])).toEqual([
    ["owner", { role: "manager" }],
    ["Айдар", { role: "guide" }],
  ]);
  const [first] = joined;
  expect((await list({ by: first!.by!.id })).map(({ kind }) => kind)).toEqual(["member_joined"]);
  expect(JSON.stringify(all)).not.toContain("@");
  const { data } = await app.call(
    "listActivity",
    { query: { organizer_id: other.id } },
    other.owner,
  );
  expect(data, "another organiser's list is another").toEqual([]);
});

test("a deed that is refused is not written down", async () => {
  const count = async () =>
    (await app.call("listActivity", { query: query() }, own.owner)).pagination.items_count;
  const before = await count();
  const refused = await app.ask(
    "changeDomain",
    { query: query(), body: { domain: "-", is_custom: false } },
    own.owner,
  );
  expect(refused.status).toBe(422);
  expect(await count()).toBe(before);
  const body = { domain: "tropa-and-more", is_custom: false };
  await app.call("changeDomain", { query: query(), body }, own.owner);
  expect(await count()).toBe(before + 1);
});
