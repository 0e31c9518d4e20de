import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobHandlers } from "../../job-handlers.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { organizers } from "../organizer/organizer.table.ts";
import { helpRequestAttempts, helpRequests } from "./help-request.table.ts";
import { tellOfRequest } from "./tell-of-request.ts";

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
  app.letters.splice(0);
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
const deliver = () => runDueJobs(app.services, jobHandlers);

test("the organiser's contact address is told of a question, once", async () => {
  await ask();
  expect(app.letters).toEqual([]);
  await deliver();
  await deliver();
  expect(app.letters.map(({ to }) => to)).toEqual(["sell@example.com"]);
  expect(app.letters[0]?.text).toContain(question.message);
  expect(app.letters[0]?.text).toContain(domain.split(":")[0]);
});

test("two questions are two letters", async () => {
  await ask();
  await ask();
  await deliver();
  expect(app.letters).toHaveLength(2);
});

test("telling twice of one question before a letter went is one letter", async () => {
  await ask();
  const [row] = await app.db.select().from(helpRequests).orderBy(helpRequests.id).limit(1);
  const site = (await app.db.query.sites.findFirst())!;
  const request = { ...row!, email: "", page: "" };
  const asked = { id: 1_000_000, request, site, env: app.services.env };
  await tellOfRequest(app.db, asked);
  await tellOfRequest(app.db, asked);
  await deliver();
  expect(app.letters).toHaveLength(2);
});

test("a mail server that is down loses nothing: the letter waits and is sent later", async () => {
  await ask();
  const { mail } = app.services;
  const down = { send: () => Promise.reject(new Error("421")) };
  await runDueJobs({ ...app.services, mail: down }, jobHandlers);
  expect(app.letters).toEqual([]);
  await app.db.update(jobs).set({ runAt: new Date(0) });
  await runDueJobs({ ...app.services, mail }, jobHandlers);
  expect(app.letters).toHaveLength(1);
});

test.each(["", "not an address", "a@example.com, b@example.com"])(
  "with %j for a contact address its owners are told, and no editor",
  async (contact) => {
    await setContact(contact);
    await ask();
    await deliver();
    expect(app.letters.map(({ to }) => to)).toEqual([`owner-${own.id}@example.com`]);
  },
);

test("staff are told of a question on the marketplace, and the organiser is not", async () => {
  await ask(null);
  await deliver();
  expect(app.letters.map(({ to }) => to)).toEqual(staffEmails);
  expect(app.letters[0]?.text).toContain("На сайте localhost:3000 оставили вопрос");
  app.letters.splice(0);
  await ask();
  await deliver();
  expect(app.letters.map(({ to }) => to)).toEqual(["sell@example.com"]);
});

test("where no address of staff is set, a question on the marketplace is nobody's letter", async () => {
  const [row] = await app.db.select().from(helpRequests).limit(1);
  const request = { ...row!, email: "", page: "" };
  const env = { ...app.services.env, staffEmails: [] };
  await tellOfRequest(app.db, { id: 2_000_000, request, site: null, env });
  await deliver();
  expect(app.letters).toEqual([]);
});

test("a question that is not kept is not told of", async () => {
  const bad = { ...question, phone: "12" };
  const person = { headers: { "site-host": domain } };
  await app.ask("submitHelpRequest", { body: { data: bad } }, person);
  await deliver();
  expect(app.letters).toEqual([]);
});
