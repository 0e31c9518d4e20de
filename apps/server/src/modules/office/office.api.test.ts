import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer, createStaff } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import type { Person } from "../../test/ask.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { addReviews } from "../tours/add-reviews.ts";
import { testTour } from "../tours/test-tour.ts";
import { emailJob } from "../emails/email.job.ts";

const now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let own: TestOrganizer;
let staff: Person;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свой");
  staff = await createStaff(app);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await app.call("publishData", { query: { organizer_id: own.id, type: "site" } }, own.owner);
});
afterAll(() => app.close());

const by = (id = own.id) => ({ query: { id } });
const update = (body: object, person = own.owner) =>
  app.ask("updateOrganizer", { ...by(), body }, person);
const legal = {
  name: "ООО «Тропа»",
  inn: "7707083893",
  ogrn: "1027700132195",
  registry_number: "РТО 012345",
};

test("an update keeps the fields that are not sent, and is visible to everyone", async () => {
  const body = { about: "Ходим в горы", phones: ["+74950001122"] };
  expect((await update(body)).status).toBe(200);
  const { data } = await app.call("organizerPublicInfo", by());
  expect(data).toMatchObject({ name: "Свой", ...body, author_data: null });
});

test("phones are stored as a plus and digits, however they were written", async () => {
  const written = ["8 (495) 000-11-22", "89161234567", "9161234567", "+375 29 123-45-67"];
  expect((await update({ phones: written })).status).toBe(200);
  const { data } = await app.call("organizerPublicInfo", by());
  expect(data.phones).toEqual(["+74950001122", "+79161234567", "+79161234567", "+375291234567"]);
});

test("internal staff data is included only when it is requested", async () => {
  const query = { id: own.id, author_data_from_crm: 1 as const };
  const { data } = await app.call("organizerPublicInfo", { query });
  expect(data.author_data).toEqual({
    is_verified: false,
    tours_count: 0,
    site_url: expect.stringMatching(/^http:\/\/svoy\./),
  });
});

test("invalid fields are named, and nothing changes", async () => {
  const before = await app.call("viewOrganizer", by(), own.owner);
  for (const [body, field] of [
    [{ name: "  " }, "name"],
    [{ phones: ["звоните"] }, "phones.0"],
    [{ email: "anna" }, "email"],
    [{ messengers: [{ kind: "telegram", url: "javascript:alert(1)" }] }, "messengers.0.url"],
    [{ rating: 5 }, "rating"],
    [{ is_published_on_site: false }, "is_published_on_site"],
  ] as const) {
    const response = await update(body);
    const { validation } = (await response.json()) as { validation: object };
    expect([response.status, Object.keys(validation)]).toEqual([400, [field]]);
  }
  expect(await app.call("viewOrganizer", by(), own.owner)).toEqual(before);
});

test("legal numbers are checked by their digits; a staff decision is reset when they change", async () => {
  await update({ legal: { ...legal, inn: "7707083894", registry_number: "" } });
  const info = async () => (await app.call("organizerVerificationInfo", by(), own.editor)).data;
  expect((await info()).checks).toEqual({
    form: "missing",
    name: "ok",
    inn: "wrong",
    ogrn: "ok",
    registry_number: "missing",
  });
  await update({ legal });
  const decision = { state: "verified", comment: "Сверено с реестром" };
  const verification = { ...decision, revision: (await info()).revision };
  expect((await update({ verification })).status).toBe(403);
  expect((await update({ verification }, staff)).status).toBe(200);
  expect(await info()).toMatchObject({ ...decision, decided_at: now.toISOString() });
  await update({ legal });
  expect((await info()).state).toBe("verified");
  await update({ legal: { ...legal, name: "ООО «Другая тропа»" } });
  expect(await info()).toMatchObject({ state: "pending", decided_at: null });
});

test("an organiser whom staff unpublish is not on the marketplace, while their site stays online", async () => {
  const { data: site } = await app.call(
    "getAttachedSite",
    { query: { organizer_id: own.id } },
    own.owner,
  );
  const tour = await app.call(
    "createTour",
    { query: { organizer_id: own.id }, body: testTour() },
    own.owner,
  );
  const seen = async () => {
    const { data: sites } = await app.call("publishedSites", {});
    const { data: shown } = await app.call("toursCrm", { query: {} });
    const { data: found } = await app.call("tours", { query: {} });
    const { data: own } = await app.call("toursCrm", { query: { site_id: site!.id } });
    return [
      sites.some((one) => one.site.id === site!.id),
      shown.some(({ id }) => id === tour.data.id),
      found.some(({ id }) => id === tour.data.id),
      own.some(({ id }) => id === tour.data.id),
    ];
  };
  expect(await seen()).toEqual([true, true, true, true]);
  const reason = "Жалобы гостей";
  const body = { id: own.id, is_published_on_site: false, reason };
  await app.call("setOrganizerPublishedOnSite", { body }, staff);
  expect(await seen()).toEqual([false, false, false, true]);
});

test("reviews of all tours come newest first, five a page", async () => {
  const organizer_id = own.id;
  const tours = await Promise.all(
    ["Первый", "Второй"].map(async (title) => {
      const body = testTour({ title });
      return (await app.call("createTour", { query: { organizer_id }, body }, own.owner)).data;
    }),
  );
  for (const [at, tour] of tours.entries()) {
    const dates = [1, 3, 5, 7].map((day) => `2027-02-0${day + at}`);
    const review = { author: "Анна", city: "", text: "Да", photos: [] };
    await addReviews(
      app.db,
      tour.id,
      dates.map((date, index) => ({ ...review, date, rating: index === 2 ? 3 : 5 })),
    );
  }
  const page = (number: number) =>
    app.call("organizerReviews", { query: { id: own.id, page: number } });
  const first = await page(1);
  expect(first.data.map(({ date }) => date.slice(-1))).toEqual(["8", "7", "6", "5", "4"]);
  expect(first.data[0]?.tour).toMatchObject({ title: "Второй" });
  expect(first.pagination).toEqual({ page: 1, pages: 2, items_count: 8, page_size: 5 });
  expect((await page(2)).data).toHaveLength(3);
  const stars = async (sort: "rating" | "-rating") => {
    const query = { id: own.id, limit: 50, sort };
    const { data } = await app.call("organizerReviews", { query });
    return data.map(({ rating }) => rating);
  };
  expect(await stars("-rating")).toEqual([5, 5, 5, 5, 5, 5, 3, 3]);
  expect(await stars("rating")).toEqual([3, 3, 5, 5, 5, 5, 5, 5]);
});

test("staff create an organiser whose new owner gets an invitation; an existing account is added as it is", async () => {
  await runDueJobs({ ...app.services, now: () => new Date() }, [emailJob]);
  app.emails.splice(0);
  const create = (name: string, email: string) =>
    app.call("createOrganizer", { body: { name, owner: { name: "Анна", email } } }, staff);
  const { data: first } = await create("Новый", "Anna@Example.com");
  expect(first).toMatchObject({ name: "Новый", since: 2027, is_published_on_site: false });
  expect(first.users).toMatchObject([{ email: "anna@example.com", role: "owner" }]);
  await runDueJobs({ ...app.services, now: () => new Date() }, [emailJob]);
  expect(app.emails).toMatchObject([
    { to: "anna@example.com", subject: "Приглашение в кабинет «Новый»" },
  ]);
  const [invitation] = app.emails;
  expect(invitation!.text).toContain("staff приглашает вас в кабинет организатора «Новый»");
  const token = /reset-password\?token=([\w-]+)&invited=true/.exec(invitation!.text)?.[1];
  const password = "a password of my own";
  await app.call("resetPassword", { body: { token: token!, password } });
  const anna = await app.signIn("anna@example.com", password);
  expect((await app.call("getAccount", {}, anna)).data.is_confirmed).toBe(true);
  const { data: second } = await create("Второй", "anna@example.com");
  expect(second.users[0]?.id).toBe(first.users[0]?.id);
  await runDueJobs({ ...app.services, now: () => new Date() }, [emailJob]);
  expect(app.emails).toHaveLength(2);
  expect(app.emails[1]).toMatchObject({ subject: "Приглашение в кабинет «Второй»" });
  expect(app.emails[1]!.text).not.toContain("reset-password");
  const refused = app.ask(
    "createOrganizer",
    { body: { name: "Третий", owner: { name: "Олег", email: "staff@example.com" } } },
    staff,
  );
  expect((await refused).status).toBe(400);
  const { data } = await app.call("listOrganizers", { query: { search: "трети" } }, staff);
  expect(data).toEqual([]);
});

// ASVS 1.2.4
test("staff find organisers by a part of the name or a legal number, literally", async () => {
  await app.call("createOrganizer", { body: { name: "100% Алтай", legal } }, staff);
  const find = async (search: string) =>
    (await app.call("listOrganizers", { query: { search } }, staff)).data.map(({ name }) => name);
  expect(await find("алтай")).toEqual(["100% Алтай"]);
  expect(await find("0%")).toEqual(["100% Алтай"]);
  expect(await find("7707083893")).toContain("100% Алтай");
  expect(await find("нет такого")).toEqual([]);
});

test("an unknown organiser is not found", async () => {
  for (const name of ["organizerPublicInfo", "organizerInfo", "viewOrganizer"] as const) {
    expect((await app.ask(name, by(999_999), staff)).status).toBe(404);
  }
  const body = { id: 999_999, is_published_on_site: false, reason: "Нет такого" };
  expect((await app.ask("setOrganizerPublishedOnSite", { body }, staff)).status).toBe(404);
  expect((await app.ask("updateOrganizer", { ...by(999_999), body: {} }, staff)).status).toBe(404);
});
