import { emailKinds, neededConsents } from "@tour/api";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMetrics } from "../../../http/metrics/metrics.ts";
import { countJobs } from "../../../jobs/count-jobs.ts";
import { logOptions } from "@tour/telemetry";
import type { Person } from "../../../test/ask.ts";
import { createTestClient } from "../../../test/create-test-app.ts";
import { dumpTables } from "../../../test/dump-tables.ts";
import { passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { openTestBooking, seats } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { person, withForm } from "../../../test/open-test-tourists.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { setUpFactor } from "../../../test/second-factor.ts";
import { departures } from "../../tours/departure.table.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { tourists } from "../tourist.table.ts";

/** A number that stands nowhere in clear, as it is typed, and in the forms in which it could leak. */
const planted = "4510987321";
const typed = "45 10 987 321";
const forms = [
  planted.slice(0, 8),
  typed,
  "4510 987321",
  Buffer.from(planted).toString("hex"),
  // Wherever it begins in what is encoded.
  ...[0, 1, 2].map((before) =>
    Buffer.from("x".repeat(before) + planted)
      .toString("base64")
      .slice(before === 0 ? 0 : 4, 12),
  ),
];
const formsIn = (text: string) => forms.filter((form) => text.includes(form));

let booking: TestBooking;
let lines: string[];
let answers: string[];
let asked: Set<keyof TourContract>;
beforeAll(async () => {
  booking = await openTestBooking();
  await setUpFactor(booking.app, booking.organizer.owner);
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  [lines, answers, asked] = [[], [], new Set()];
});

/** The app with its log and its metrics in hand; what it answers is kept. */
function openWatched() {
  const { app } = booking;
  const log = pino(logOptions("trace"), { write: (line: string) => void lines.push(line) });
  const services = { ...app.services, log };
  const metrics = createMetrics({ pools: app.pools, countJobs: () => countJobs(app.db) });
  const client = createTestClient(services, undefined, metrics);
  const ask = async (name: keyof TourContract, input: object, who?: Person) => {
    const response = await client.ask(name, input, who);
    const text = await response.text();
    answers.push(text);
    if (response.ok) asked.add(name);
    return { status: response.status, text };
  };
  return { services, metrics, client, ask };
}

/** A sold request on the organiser's own site: its voucher and its contract can be had. */
async function openSold() {
  const { app } = booking;
  const sold = { prepayment_percent: 0, is_instant_confirmation: true };
  const id = await booking.addDeparture(8, { ...withForm, ...sold });
  const [departure] = await app.db.select().from(departures).where(eq(departures.id, id));
  const { data: sites } = await app.call("publishedSites", {});
  const site = { headers: { "site-host": sites[0]!.site.domain } };
  const query = { tour_id: departure!.tourId };
  const { data: offer } = await app.call("bookingOffer", { query }, site);
  const body = booking.bodyOf(id, { seats: seats(2), consents: neededConsents(offer) });
  const { data: request } = await app.call("createRequest", { body }, site);
  const { data: info } = await app.call("touristsInfo", { query: { uuid: request.uuid } });
  return { request, first: info.tourists[0]!, second: info.tourists[1]! };
}

/** Whether an answer of this form has a tourist in it. */
function showsTourists(schema: unknown): boolean {
  const { entries, item, wrapped, options } = (schema ?? {}) as Record<string, object | undefined>;
  if (entries && "passport_mask" in entries) return true;
  const inner = [...Object.values(entries ?? {}), item, wrapped, ...((options as unknown[]) ?? [])];
  return inner.some((one) => typeof one === "object" && showsTourists(one));
}

const dataOf = (name: keyof TourContract) =>
  (contract[name].answer as unknown as { entries?: { data?: unknown } }).entries?.data;

// ASVS 14.2.4, 16.2.5
test("a planted number is in no table, job, log line, metric, email, paper, answer or search", async () => {
  const { request, first, second } = await openSold();
  const { services, metrics, client, ask } = openWatched();
  const { owner } = booking.organizer;
  const { db } = booking.app;
  const { id, uuid } = request;
  const query = { uuid };
  const whole = { ...person, id: first.id, passport: typed };
  const add = (one: object) =>
    ask("addTourists", { query, body: { tourists: [one], is_draft: true } });

  // It is typed by the guest and by the organiser, and where it is refused.
  expect((await add({ ...whole, document_kind: "foreign_passport" })).status).toBe(400);
  const broken = services.env.personalDataKeys;
  expect((await add(whole)).status).toBe(200);
  services.env.personalDataKeys = [Buffer.alloc(32, 3)];
  expect((await add(whole)).status).toBe(500);
  services.env.personalDataKeys = broken;
  expect((await ask("touristsInfo", { query: { ...query, passport: planted } })).status).toBe(400);
  const body = { tourists: [{ id: second.id, last_name: "Иванов", passport: planted }] };
  await ask("updateTourists", { query: { request_id: id }, body }, owner);
  const answersOf = { query: { id: first.id, uuid }, body: { questionnaire: { size: "38" } } };
  await ask("updateTouristsQuestionnaires", answersOf);

  for (const name of [
    "touristsInfo",
    "getRequestByUuid",
    "requestParty",
    "requestMessages",
  ] as const) {
    await ask(name, { query });
  }
  await ask("getRequest", { query: { id } }, owner);
  await ask("listRequests", { query: { organizer_id: booking.organizer.id, page: 1 } }, owner);
  const revealed = await client.call("revealPassport", { body: { tourist_id: first.id } }, owner);
  expect(revealed.data.passport, "control: it is kept").toBe(planted);

  // Every form of answer that has tourists was among those that were asked.
  const names = Object.keys(contract) as (keyof TourContract)[];
  const shapes = new Set([...asked].map(dataOf));
  const unseen = names.filter((name) => showsTourists(contract[name].answer));
  expect(unseen.length).toBeGreaterThan(4);
  expect(unseen.filter((name) => !shapes.has(dataOf(name)) && !asked.has(name))).toEqual([]);
  expect(answers.join()).toContain("•••• 7321");
  expect(formsIn(answers.join("\n"))).toEqual([]);

  // Every email that there is of a request.
  for (const kind of emailKinds) {
    await db.transaction((tx) =>
      enqueueRequestEmails(
        { db: tx, jobs: services.jobs },
        { requestId: id, kind, facts: { until: null } },
      ),
    );
  }
  expect(formsIn(await dumpTables(db)), "with jobs that wait").toEqual([]);
  await passJobTime(db, 60_000);
  await runDueJobs(services, [requestEmailJob]);
  const emails = booking.app.emails.splice(0).map((email) => JSON.stringify(email));
  expect(emails.length).toBeGreaterThan(10);
  expect(emails.join().includes("Анна, здравствуйте"), "control: they are read").toBe(true);
  expect(formsIn(emails.join("\n"))).toEqual([]);

  for (const paper of ["voucher", "contract"]) {
    const answer = await client.app.request(`/spa/${paper}?uuid=${uuid}`);
    expect(answer.status, paper).toBe(200);
    const text = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(text, "control: its words are read").toContain(paper === "voucher" ? "7321" : "Условия");
    expect(formsIn(text), paper).toEqual([]);
  }

  for (const q of [planted, typed, person.last_name]) {
    const found = await ask("toursPage", { query: { q, page: 1 } });
    expect(JSON.parse(found.text), q).toMatchObject({ data: [] });
    expect((await ask("suggestions", { query: { q } })).text).not.toContain("7321");
  }

  expect(formsIn(await dumpTables(db))).toEqual([]);
  expect(formsIn(await metrics.read())).toEqual([]);
  expect(await metrics.read(), "control: calls are counted").toContain('call="addTourists"');
  expect(formsIn(lines.join("\n"))).toEqual([]);
  const written = lines.join("\n");
  for (const control of ["/crm/api/request/add-tourists", '"status":500', '"status":400']) {
    expect(written, "control: the log is read").toContain(control);
  }
});

test("control: the same number in the open is found in tables, answers and papers", async () => {
  const { request, first } = await openSold();
  const { client, ask } = openWatched();
  const leak = { fullName: `Орлова ${planted}`, foodRestriction: typed };
  await booking.app.db.update(tourists).set(leak).where(eq(tourists.id, first.id));
  await ask("touristsInfo", { query: { uuid: request.uuid } });
  expect(formsIn(answers.join())).toEqual([forms[0], typed]);
  expect(formsIn(await dumpTables(booking.app.db))).toEqual([forms[0], typed]);
  const paper = await client.app.request(`/spa/voucher?uuid=${request.uuid}`);
  expect(formsIn(readPdf(Buffer.from(await paper.arrayBuffer())))).toEqual([forms[0]]);
  for (const before of ["", "a", "ab"]) {
    expect(formsIn(Buffer.from(before + planted).toString("base64"))).toHaveLength(1);
  }
});
