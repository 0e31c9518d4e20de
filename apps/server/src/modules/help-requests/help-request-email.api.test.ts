import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { passJobTime, runDueJobs } from "../../test/jobs.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { emailJob } from "../emails/email.job.ts";
import { sites } from "../sites/site.table.ts";
import { helpRequestAttempts, helpRequests } from "./help-request.table.ts";
import { notifyStaff } from "./notify-staff.ts";

let app: TestApp;
let own: TestOrganizer;
let domain: string;
const staffEmails = ["sales@example.com", "help@example.com"];
const question = { name: "Анна", phone: "+7 999 123-45-67", message: "Можно с ребёнком?" };

beforeAll(async () => {
  app = await createTestApp({ env: { staffEmails } });
  own = await createOrganizer(app, "Тропа");
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  const query = { organizer_id: own.id };
  await app.call("publishData", { query: { ...query, type: "site" } }, own.owner);
  domain = (await app.call("getDomain", { query }, own.owner)).data.domain;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.emails.splice(0);
  await app.db.delete(helpRequestAttempts);
  await setContact("sell@example.com");
});

const setContact = (email: string) =>
  app.db.update(organizers).set({ email }).where(eq(organizers.id, own.id));
const ask = async (host: string | null = domain) => {
  const person = host === null ? undefined : { headers: { "site-host": host } };
  const { status } = await app.ask("submitHelpRequest", { body: { data: question } }, person);
  expect(status).toBe(200);
};
const deliver = () => runDueJobs(app.services, [emailJob]);

test("the organiser's contact address is notified of a question once", async () => {
  await ask();
  expect(app.emails).toEqual([]);
  await deliver();
  await deliver();
  expect(app.emails.map(({ to }) => to)).toEqual(["sell@example.com"]);
  expect(app.emails[0]?.text).toContain(question.message);
  expect(app.emails[0]?.text).toContain(domain.split(":")[0]);
});

test("two questions are two emails", async () => {
  await ask();
  await ask();
  await deliver();
  expect(app.emails).toHaveLength(2);
});

test("notifying twice of one question before the email is sent gives one email", async () => {
  await ask();
  const [row] = await app.db.select().from(helpRequests).orderBy(helpRequests.id).limit(1);
  const [site] = await app.db.select().from(sites).limit(1);
  const request = { ...row!, email: "", page: "" };
  const asked = { id: 1_000_000, request, site: site!, env: app.services.env };
  await notifyStaff(app.services, asked);
  await notifyStaff(app.services, asked);
  await deliver();
  expect(app.emails).toHaveLength(2);
});

test("a mail server that is down loses nothing: the email waits and is sent later", async () => {
  await ask();
  const { mail } = app.services;
  const down = { send: () => Promise.reject(new Error("421")) };
  await runDueJobs({ ...app.services, mail: down }, [emailJob]);
  expect(app.emails).toEqual([]);
  await passJobTime(app.db, 60_000);
  await runDueJobs({ ...app.services, mail }, [emailJob]);
  expect(app.emails).toHaveLength(1);
});

test.each(["", "not an address", "a@example.com, b@example.com"])(
  "with %j as the contact address the owners are notified, and no editor",
  async (contact) => {
    await setContact(contact);
    await ask();
    await deliver();
    expect(app.emails.map(({ to }) => to)).toEqual([`owner-${own.id}@example.com`]);
  },
);

test("staff are notified of a question on the marketplace, and the organiser is not", async () => {
  await ask(null);
  await deliver();
  expect(app.emails.map(({ to }) => to)).toEqual(staffEmails);
  expect(app.emails[0]?.text).toContain("На сайте localhost:3000 оставили вопрос");
  app.emails.splice(0);
  await ask();
  await deliver();
  expect(app.emails.map(({ to }) => to)).toEqual(["sell@example.com"]);
});

test("without a staff address a question on the marketplace sends no email", async () => {
  const [row] = await app.db.select().from(helpRequests).limit(1);
  const request = { ...row!, email: "", page: "" };
  const env = { ...app.services.env, staffEmails: [] };
  await notifyStaff(app.services, { id: 2_000_000, request, site: null, env });
  await deliver();
  expect(app.emails).toEqual([]);
});

test("a question that is not stored sends no email", async () => {
  const bad = { ...question, phone: "12" };
  const person = { headers: { "site-host": domain } };
  await app.ask("submitHelpRequest", { body: { data: bad } }, person);
  await deliver();
  expect(app.emails).toEqual([]);
});
