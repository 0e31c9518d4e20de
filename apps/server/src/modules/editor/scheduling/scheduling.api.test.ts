import type { PickedParts } from "@tour/api";
import { addHours } from "date-fns/addHours";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer, ownerEmail } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { clearJobs, listJobs, passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { failingBlock, validBlock } from "../../../test/sample-block.ts";
import { memberships } from "../../accounts/membership.table.ts";
import { emailJob } from "../../emails/email.job.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";
import { publishScheduledJob } from "./publish-scheduled.job.ts";

const start = new Date("2027-01-20T07:00:00Z");
let time = start;
let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
afterAll(() => app.close());
/** With a site whose main page shows the blocks a, b and c. */
beforeEach(async () => {
  time = start;
  await clearJobs(app.db);
  app.emails.length = 0;
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await save("a", "b", "c");
  await publish();
});

const query = () => ({ organizer_id: organizer.id });
const block = (id: string, title = "Прежний") => {
  const sample = validBlock({ id });
  return { ...sample, content: { ...sample.content, title } };
};
const inHours = (hours: number) => addHours(start, hours).toISOString();
/** Blocks of the main page's draft: `a` as it was, `a Новый` with that title. */
const save = (...blocks: (string | object)[]) =>
  app.call(
    "savePageBlocks",
    {
      query: { ...query(), type: "main" },
      body: {
        blocks: blocks.map((one) =>
          typeof one === "string" ? block(...(one.split(" ") as [string, string?])) : one,
        ) as never,
      },
    },
    organizer.editor,
  );
const nothing: PickedParts = { main: [], tour: [], site: false };
const publish = (picked?: Partial<PickedParts>) =>
  app.call(
    "publishData",
    {
      query: { ...query(), type: "site" },
      ...(picked && { body: { picked: { ...nothing, ...picked } } }),
    },
    organizer.owner,
  );
const schedule = async (hours: number, picked?: Partial<PickedParts>, by = organizer.owner) => {
  const body = {
    publish_at: inHours(hours),
    ...(picked && { picked: { ...nothing, ...picked } }),
  };
  const input = { query: { ...query(), type: "site" as const }, body };
  return (await app.call("schedulePublication", input, by)).data;
};
const list = async () =>
  (await app.call("listScheduledPublications", { query: query() }, organizer.editor)).data
    .publications;
const published = async () =>
  (await app.call("getPublishedSite", { query: query() }, organizer.editor)).data!;
const shown = async () =>
  (await published()).main.map(({ id, content }) => `${id} ${content["title"]}`);
/** So many hours after the start, with the work that is due by then done. */
async function passTo(hours: number) {
  const next = addHours(start, hours);
  await passJobTime(app.db, next.getTime() - time.getTime());
  time = next;
  await runDueJobs(app.services, [publishScheduledJob]);
}
async function sell(): Promise<void> {
  const tour = await createTour(app.db, organizer.id, testTour());
  await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
}
const readEmails = async () => {
  await runDueJobs(app.services, [emailJob]);
  return app.emails.splice(0);
};
const listDeeds = async () =>
  (await app.call("listActivity", { query: query() }, organizer.owner)).data.map(
    ({ kind, details }) => `${kind}${details["is_scheduled"] ? " as scheduled" : ""}`,
  );

test("what was picked goes out at its minute, as it was when it was scheduled", async () => {
  await save("a Новый", "b Новый", "c");
  const made = await schedule(2, { main: ["a"] });
  expect(made).toMatchObject({
    publish_at: inHours(2),
    scheduled_by: "owner",
    parts: { main: [{ id: "a", change: "changed" }], tour: [], site: false },
    failure: null,
  });
  await save("a Новейший", "b Новый", "c");
  await passTo(1.9);
  expect(await shown(), "before its time").toEqual(["a Прежний", "b Прежний", "c Прежний"]);
  expect(await list()).toEqual([made]);
  await passTo(2);
  expect(await shown()).toEqual(["a Новый", "b Прежний", "c Прежний"]);
  expect(await list()).toEqual([]);
  const versions = await app.call(
    "pageVersions",
    { query: { ...query(), type: "main" } },
    organizer.editor,
  );
  expect(versions.data[0]).toMatchObject({ version: 2, published_by: "owner", is_current: true });
  expect(await listDeeds()).toEqual([
    "site_published as scheduled",
    "publication_scheduled",
    "site_published",
  ]);
  expect(await readEmails()).toEqual([]);
});

test("without a choice all that differs goes out, and an overdue one at once after days of being down", async () => {
  await save("a Новый", "x", "c");
  const { parts } = await schedule(2);
  expect(parts.main.map(({ id, change }) => `${id} ${change}`)).toEqual([
    "a changed",
    "x added",
    "b removed",
  ]);
  await passTo(100);
  expect(await shown()).toEqual(["a Новый", "x Прежний", "c Прежний"]);
});

test("the first publication opens the whole site at its time", async () => {
  organizer = await createOrganizer(app, "Вторые");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await save("a", "b");
  await schedule(2, { main: ["a"] });
  await passTo(1);
  expect((await app.call("getPublishedSite", { query: query() }, organizer.editor)).data).toBe(
    null,
  );
  await passTo(2);
  expect(await shown()).toEqual(["a Прежний", "b Прежний"]);
});

test("what others publish meanwhile stays; what it has newer of the same block keeps the frozen one back", async () => {
  await save("a Новый", "b", "c");
  await schedule(2);
  await save("a Новейший", "b Новый", "c");
  await publish({ main: ["b"] });
  await schedule(3, { main: ["a"] });
  await publish();
  await passTo(2);
  expect(await shown()).toEqual(["a Новейший", "b Новый", "c Прежний"]);
  const [failed] = await list();
  expect(failed).toMatchObject({
    failure: { at: inHours(2), message: expect.stringMatching(/более новое: «.+»/) },
  });
  await passTo(3);
  expect(await list(), "the same text is on the site already").toHaveLength(1);
});

test("two that wait go out in the order in which they were written, whatever the order of their times", async () => {
  await save("a Первый", "b", "c");
  await schedule(2);
  await save("a Второй", "b", "c");
  await schedule(4);
  await passTo(2);
  expect(await shown()).toContain("a Первый");
  await passTo(4);
  expect(await shown(), "written later").toContain("a Второй");
  await save("a Третий", "b", "c");
  await schedule(8);
  await passTo(5);
  await save("a Четвёртый", "b", "c");
  await schedule(6);
  await passTo(6);
  await passTo(8);
  expect(await shown(), "the later time has older words").toContain("a Четвёртый");
  expect(await list()).toHaveLength(1);
});

test("preset and documents wait as they were, and a document's number follows what was published since", async () => {
  const write = (html: string) =>
    app.call(
      "updateDocument",
      { query: { ...query(), type: "agreement" }, body: { fields: { html, is_displayed: true } } },
      organizer.owner,
    );
  const preset = (preset_type: string) =>
    app.call("changePreset", { query: query(), body: { preset_type } }, organizer.owner);
  await write("<p>Первый</p>");
  await schedule(2, { site: true });
  await write("<p>Второй</p>");
  await preset("volcano");
  time = addHours(start, 1);
  await schedule(3, { site: true });
  await passTo(2);
  await passTo(3);
  const { documents, site } = await published();
  const agreement = documents.find(({ type }) => type === "agreement");
  expect([agreement!.html, site.preset_type]).toEqual(["<p>Второй</p>", "volcano"]);
  const versions = await app.call(
    "documentVersions",
    { query: { ...query(), type: "agreement" } },
    organizer.owner,
  );
  expect(versions.data.map(({ version }) => version)).toEqual([2, 1]);
  await preset("north");
  await schedule(5, { site: true });
  await preset("city");
  await publish();
  await passTo(5);
  expect((await published()).site.preset_type).toBe("city");
  expect((await list())[0]!.failure!.message).toContain("«Оформление и сведения»");
});

test("what can't be published can't be scheduled; what can't any more does not go out, and the owner is told why", async () => {
  await save(failingBlock({ id: "a" }), "b", "c");
  await expect(schedule(2)).rejects.toMatchObject({
    status: 422,
    validation: { a: [expect.any(String)] },
  });
  await save("a Новый", "b", "c");
  await schedule(2);
  await sell();
  await passTo(2);
  expect(await shown()).toContain("a Прежний");
  const reason = (await list())[0]!.failure!.message;
  expect(reason).toContain("Пользовательское соглашение");
  const [email, ...others] = await readEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: ownerEmail(organizer.id) });
  expect(email!.subject).toContain("Публикация не вышла");
  for (const words of [reason, "Главный экран", "owner", `/${organizer.id}/versions`]) {
    expect(email!.text).toContain(words);
  }
  await passTo(50);
  expect(await shown(), "it is not tried again").toContain("a Прежний");
  expect(await readEmails()).toEqual([]);
});

test("whoever may not publish any more publishes nothing", async () => {
  const { data: account } = await app.call("getAccount", {}, organizer.owner);
  await save("a Новый", "b", "c");
  await schedule(2);
  const isTheirs = eq(memberships.userId, account.id);
  await app.db.update(memberships).set({ role: "editor" }).where(isTheirs);
  await passTo(2);
  const [failed] = await list();
  expect(failed!.failure!.message).toContain("больше не может публиковать");
  await app.db.update(memberships).set({ role: "owner" }).where(isTheirs);
  expect(await shown()).toContain("a Прежний");
  const body = { id: failed!.id, publish_at: inHours(4) };
  await app.call("movePublication", { query: query(), body }, organizer.owner);
  await passTo(4);
  expect(await shown()).toContain("a Новый");
});

test("another time is another time, and what is cancelled never goes out", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  const body = { id, publish_at: inHours(4) };
  const { data } = await app.call("movePublication", { query: query(), body }, organizer.owner);
  expect(data).toMatchObject({ id, publish_at: inHours(4) });
  await passTo(3);
  expect(await shown()).toContain("a Прежний");
  await app.call("cancelPublication", { query: query(), body: { id } }, organizer.owner);
  const waiting = await listJobs(app.db);
  expect(waiting.filter(({ name }) => name === publishScheduledJob.name)).toEqual([]);
  await passTo(5);
  expect(await shown()).toContain("a Прежний");
  await expect(
    app.call("cancelPublication", { query: query(), body: { id } }, organizer.owner),
  ).rejects.toMatchObject({ status: 404 });
  expect(await listDeeds()).toEqual([
    "publication_canceled",
    "publication_moved",
    "publication_scheduled",
    "site_published",
  ]);
});

test("published by hand before its time it goes out once", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  const input = { query: query(), body: { id } };
  const { data } = await app.call("publishScheduledNow", input, organizer.owner);
  expect(data.version).toBe(2);
  await passTo(3);
  expect((await published()).version).toBe(2);
});

test("done by two workers it goes out once", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  time = addHours(start, 3);
  const run = () =>
    publishScheduledJob.run({ scheduled_id: id }, app.services, new AbortController().signal);
  await Promise.all([run(), run()]);
  expect((await published()).version).toBe(2);
});

test("the page is shown as it would be now, with what is published since", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  await save("a", "b Новый", "c");
  await publish({ main: ["b"] });
  const { data } = await app.call(
    "getScheduledPage",
    { query: { ...query(), id, type: "main" } },
    organizer.editor,
  );
  const titles = data.blocks.map((one) => `${one.id} ${one.content["title"]}`);
  expect(titles).toEqual(["a Новый", "b Новый", "c Прежний"]);
  expect(data.site.name).toBe("Тропа");
});

test("a time that is over or years ahead is refused at its field, and so is publishing nothing", async () => {
  await expect(schedule(2)).rejects.toMatchObject({ status: 422 });
  await save("a Новый", "b", "c");
  for (const hours of [-1, 0, 24 * 400]) {
    await expect(schedule(hours)).rejects.toMatchObject({
      status: 400,
      validation: { publish_at: [expect.any(String)] },
    });
  }
});

test("the organiser's time is that of most of their tours, and Moscow's before the first", async () => {
  const read = async () =>
    (await app.call("listScheduledPublications", { query: query() }, organizer.editor)).data
      .time_zone;
  expect(await read()).toBe("Europe/Moscow");
  await sell();
  expect(await read()).toBe("Asia/Kamchatka");
});
