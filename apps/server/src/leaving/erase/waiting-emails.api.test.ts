import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HelpRequest } from "@tour/api";
import type { RequestContext } from "../../http/context.ts";
import { createBoss } from "../../jobs/create-boss.ts";
import { users } from "../../modules/accounts/auth.table.ts";
import { sendInvitation } from "../../modules/accounts/invite.ts";
import { memberships } from "../../modules/accounts/membership.table.ts";
import { sendResetEmail } from "../../modules/accounts/reset-email.ts";
import { sendConfirmation } from "../../modules/accounts/send-confirmation.ts";
import { requestEmailJob } from "../../modules/booking/emails/request-email.job.ts";
import { requestEmails } from "../../modules/booking/emails/request-email.table.ts";
import { requestEmailList } from "../../modules/booking/emails/request-emails.ts";
import { findBookingsJob } from "../../modules/booking/finding/find-bookings.job.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { tellOfFailure } from "../../modules/editor/scheduling/tell-of-failure.ts";
import { emailKinds } from "../../modules/emails/email-kinds.ts";
import type { EmailKind } from "../../modules/emails/email-kinds.ts";
import { emailJob } from "../../modules/emails/email.job.ts";
import { helpRequests } from "../../modules/help-requests/help-request.table.ts";
import { notifyStaff, tellOfRecorded } from "../../modules/help-requests/notify-staff.ts";
import { suspend } from "../../modules/office/suspension/suspend.ts";
import { tellOwners } from "../../modules/office/verification/tell-owners.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { sites } from "../../modules/sites/site.table.ts";
import {
  enqueueSubscriptionEmail,
  subscriptionEmailJob,
} from "../../modules/subscriptions/subscription-email.job.ts";
import { subscriptions } from "../../modules/subscriptions/subscription.table.ts";
import { sendTeamInvitation } from "../../modules/team/send-team-invitation.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import type { Email } from "../../platform/mail/email.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { openTwoOrganizers, sharedEmail } from "../../test/open-two-organizers.ts";
import { eraseOrganizer } from "./erase-organizer.ts";

let made: Awaited<ReturnType<typeof openTwoOrganizers>>;

beforeAll(async () => {
  made = await openTwoOrganizers();
  await made.app.db.execute(sql`delete from pgboss.job`);
});
afterAll(async () => {
  await made.app.close();
  await rm(made.dataDir, { recursive: true, maxRetries: 3 });
});

/** Jobs that send emails, see `every-email.test.ts`. */
const sending = [emailJob, requestEmailJob, subscriptionEmailJob, findBookingsJob];

interface Of extends TestOrganizer {
  owner_: { id: string; email: string };
  name: string;
}

async function read({ id, ...rest }: TestOrganizer): Promise<Of> {
  const { db } = made.app;
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, id));
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      sql`${memberships.organizerId} = ${id} and ${memberships.role} = 'owner' and ${users.email} <> ${sharedEmail}`,
    );
  return { ...rest, id, name: organizer!.name, owner_: owner! };
}

const question = {
  name: "Анна",
  phone: "",
  email: "",
  message: "Можно?",
  page: "",
} as unknown as HelpRequest;

/** Leaves each of the emails that wait as they were written, of an organiser, as what sends it does. */
const senders: Record<EmailKind, (of: Of) => Promise<unknown>> = {
  "password-reset": ({ owner_: user }) => {
    const builderOrigin = "https://office.example";
    return sendResetEmail(made.app.services, { user, token: randomUUID(), builderOrigin });
  },
  "sign-up-confirmation": async ({ owner_: { id, email } }) => {
    await made.app.db.update(users).set({ signUpEmail: email }).where(eq(users.id, id));
    await sendConfirmation(made.app.services, { userId: id, now: new Date("2099-01-01") });
  },
  "owner-invitation": async ({ id: organizerId, name: organizer }) => {
    const [user] = await made.app.db.select().from(users).where(eq(users.email, sharedEmail));
    const invited = { user: user!, isNew: false, organizer, organizerId, inviter: "Сотрудник" };
    await sendInvitation(made.app.services, invited);
  },
  "team-invitation": ({ id: organizerId }) => {
    const context = { ...made.app.services, account: { name: "Ольга" } } as RequestContext;
    const invited = { organizerId, email: "new@example.com", role: "editor" as const };
    return sendTeamInvitation(context, invited, randomUUID());
  },
  question: async ({ id: organizerId }) => {
    const [site] = await made.app.db.select().from(sites).where(eq(sites.organizerId, organizerId));
    const asked = {
      id: organizerId + 10,
      request: question,
      site: site!,
      env: made.app.services.env,
    };
    await notifyStaff(made.app.services, asked);
  },
  "recorded-question": ({ id: organizerId, owner_ }) => {
    const recorded = { id: organizerId + 11, request: question, organizerId };
    return tellOfRecorded(made.app.services, {
      ...recorded,
      recordedBy: owner_.id,
      env: made.app.services.env,
    });
  },
  "question-answer": async ({ id: organizerId, owner }) => {
    const values = { organizerId, name: "Анна", phone: "", message: "Можно?", page: "" };
    const [asked] = await made.app.db
      .insert(helpRequests)
      .values({ ...values, email: "asks@example.com", status: "new" })
      .returning();
    await made.app.call("answerHelpRequest", { body: { id: asked!.id, text: "Да" } }, owner);
  },
  "verification-decided": ({ id: organizerId }) =>
    tellOwners(made.app.services, { organizerId, state: "rejected", comment: "Нет ИНН" }),
  suspended: ({ id, name, owner_ }) => {
    const decided = { organizer: { id, name }, userId: owner_.id, now: new Date(), reason: "x" };
    return suspend(made.app.services, decided);
  },
  "publication-failed": ({ id: organizerId }) => {
    const row = {
      parts: { main: [], tour: [], site: [] },
      publishAt: new Date(),
      scheduledBy: null,
    } as never;
    return tellOfFailure(made.app.services, { organizerId, row, message: "x" });
  },
};

/** Leaves every email that there is, of an organiser; answers their jobs. */
async function leaveAll(organizer: TestOrganizer): Promise<Job[]> {
  const of = await read(organizer);
  const { db, services } = made.app;
  const known = new Set((await listAll()).map(({ id }) => id));
  for (const kind of emailKinds) {
    await senders[kind](of);
    const left = (await listAll()).filter((job) => !known.has(job.id));
    expect(
      left.map(({ data }) => data["kind"]),
      kind,
    ).toContain(kind);
  }
  const [request] = await db.select().from(requests).where(eq(requests.organizerId, of.id));
  for (const { kind, to } of requestEmailList) {
    const values = { requestId: request!.id, kind, recipient: to, occasion: "again" };
    const [row] = await db
      .insert(requestEmails)
      .values({ ...values, address: "guest@example.com", facts: {} } as never)
      .returning();
    const payload = { letter_id: row!.id };
    await services.jobs.enqueue(db, requestEmailJob, { key: `again ${row!.id}`, payload });
  }
  const payload = { organizer_id: of.id, email: request!.contactEmail };
  await services.jobs.enqueue(db, findBookingsJob, { key: randomUUID(), payload });
  await leaveNews(of.id);
  return (await listAll()).filter(({ id }) => !known.has(id));
}

/** Of a subscription to their tour, and of one to a search that found it. */
async function leaveNews(organizerId: number): Promise<void> {
  const { db, services } = made.app;
  const [tour] = await db.select().from(tours).where(eq(tours.organizerId, organizerId));
  for (const kind of ["tour", "search"] as const) {
    const mailbox = `${kind}-${organizerId}@example.com`;
    const about = kind === "tour" ? { tourId: tour!.id } : { search: { q: "" } as never };
    const [row] = await db
      .insert(subscriptions)
      .values({
        ...{ email: mailbox, emailKey: mailbox, kind, subject: mailbox, ...about },
        ...{ askedAt: services.now(), confirmedAt: services.now() },
      })
      .returning();
    const email = { to: mailbox, subject: "Новости", text: "Тур подешевел" };
    const told = { id: row!.id, occasion: "now", tourIds: [tour!.id], email };
    await enqueueSubscriptionEmail({ db, jobs: services.jobs }, told);
  }
}

interface Job {
  id: string;
  name: string;
  state: string;
  data: Record<string, unknown>;
}

async function listAll(): Promise<Job[]> {
  const names = sql.join(
    sending.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const { rows } = (await made.app.db.execute(sql`
    select id, coalesce(source_name, name) as name, state, data from pgboss.job
    where coalesce(source_name, name) in (${names})`)) as { rows: unknown[] };
  return rows as Job[];
}

/** Each of them twice more: tried in vain and waiting for the next try, and given up. */
async function failSome(jobs: readonly Job[]): Promise<void> {
  for (const { id } of jobs) {
    await made.app.db.execute(sql`
      insert into pgboss.job (name, data, singleton_key, state, retry_count, retry_limit, start_after)
      select name, data, singleton_key, 'retry', 3, 20, now() from pgboss.job where id = ${id}`);
    await made.app.db.execute(sql`
      insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
      select 'dead-letter', data, name, 8, '{"message":"no mail server"}' from pgboss.job
      where id = ${id}`);
  }
}

test("no email that waits, is tried again or was given up is left of an organiser who is erased, of whatever kind", async () => {
  const { app, leaver, other, storage } = made;
  const { db, services } = app;
  // Who acts for both stays, and so does their mailbox: their emails about the leaver must not.
  await db.execute(sql`
    update memberships set role = 'owner' where user_id in (select id from users where email = ${sharedEmail})`);
  const theirs = await leaveAll(leaver);
  const others = await leaveAll(other);
  await failSome([...theirs, ...others]);
  // Words of an email tell nothing once the organiser has another name.
  const rename = { name: "Совсем другое имя" };
  await db.update(organizers).set(rename).where(eq(organizers.id, leaver.id));
  const states = new Set((await listAll()).map(({ state }) => state));
  expect([...states].toSorted()).toEqual(["created", "retry"]);
  expect(theirs.length).toBeGreaterThan(emailKinds.length + requestEmailList.length + 2);
  expect((await listAll()).length).toBe(3 * (theirs.length + others.length));

  await eraseOrganizer({ db, storage, now: () => new Date(), say: () => {} }, leaver.id);

  const bodies = (jobs: readonly Job[]) => jobs.map(({ data }) => JSON.stringify(data)).toSorted();
  expect(bodies(await listAll())).toEqual(bodies([...others, ...others, ...others]));
  // Staff have all run again that was given up: what comes is the other one's alone.
  const sent: Email[] = [];
  const mail = { send: async (email: Email) => void sent.push(email) };
  await services.jobs.redrive();
  await db.execute(sql`update pgboss.job set start_after = now() - interval '1 hour'`);
  await runDueJobs({ ...services, mail }, sending);
  expect(sent.length).toBeGreaterThan(others.length);
  expect(sent.filter((email) => JSON.stringify(email).includes("Тайна-7Q"))).toEqual([]);
  expect(sent.map(({ to }) => to)).not.toContain(`tour-${leaver.id}@example.com`);
  expect(sent.every((email) => !("organizer_id" in email) && !("kind" in email))).toBe(true);
});

test("an email in hand while its owner is erased does not come back when the mail server refuses it", async () => {
  const { db, services } = made.app;
  const boss = await createBoss(db, { supervise: false, log: services.log }).start();
  const take = async () => {
    await db.execute(sql`delete from pgboss.job`);
    await senders.suspended(await read(made.other));
    return (await boss.fetch(emailJob.name, { includeMetadata: true }))[0]!;
  };
  const control = await take();
  await boss.fail(emailJob.name, control.id, { message: "no mail server" });
  expect((await listAll()).map(({ state }) => state)).toContain("retry");
  const inHand = await take();
  await db.execute(sql`delete from pgboss.job`);
  await boss.fail(emailJob.name, inHand.id, { message: "no mail server" });
  expect(await listAll()).toEqual([]);
  await boss.stop({ close: false });
});

test("who ends a subscription leaves no email of it behind, wherever it waits", async () => {
  const { db } = made.app;
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(subscriptions);
  await leaveNews(made.other.id);
  await failSome(await listAll());
  expect(await listAll()).toHaveLength(6);
  const [ended, kept] = await db.select().from(subscriptions).orderBy(subscriptions.id);
  await made.app.call("endSubscription", { body: { token: ended!.token } });
  const left = await listAll();
  expect(left.map(({ data }) => data["subscription_id"])).toEqual([kept!.id, kept!.id, kept!.id]);
});
