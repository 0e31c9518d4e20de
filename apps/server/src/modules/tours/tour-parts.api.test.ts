import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { sites } from "../sites/site.table.ts";
import { addDepartures } from "./add-departures.ts";
import { addReviews } from "./add-reviews.ts";
import { createTour } from "./create-tour.ts";
import { testDeparture, testTour } from "./test-tour.ts";
import { tours } from "./tour.table.ts";

const now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let own: TestOrganizer;
let site: { site_id: number };
let tourId = 0;
let slug = "";

const image = { url: "/media/x/{size}", alt: "Берег", focal_x: 0.5, focal_y: 0.5 };
const day = { id: "d1", title: "Встреча", text: "", media: [{ kind: "image" as const, image }] };

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свой");
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await app.call("publishData", { query: { organizer_id: own.id, type: "site" } }, own.owner);
  const [found] = await app.db.select().from(sites).where(eq(sites.organizerId, own.id));
  site = { site_id: found!.id };
});
afterAll(() => app.close());

test("a site without tours gets mock tours in the contract's shape, the marketplace none", async () => {
  const { data } = await app.call("siteMockTours", { query: site });
  expect(data).toHaveLength(3);
  expect(data.every(({ departures }) => departures[0]!.start_date > "2027-03-01")).toBe(true);
  expect((await app.call("siteMockTour", { query: site })).data).toMatchObject({ id: data[0]!.id });
  expect((await app.call("siteMockTours", {})).data).toEqual([]);
});

test("the mock tours disappear with the first real tour", async () => {
  const questions = [{ id: "q1", question: "Когда?", answer: "Летом" }];
  const input = testTour({ title: "Настоящий", questions, program: [day] });
  ({ id: tourId, slug } = await createTour(app.db, own.id, input));
  expect((await app.call("siteMockTours", { query: site })).data).toEqual([]);
  expect((await app.call("siteMockTour", { query: site })).data).toBeNull();
});

test("a question and a day are found by their ids, unknown ones are not", async () => {
  const question = { question_id: "q1", tour_id: tourId };
  expect((await app.call("tourQuestion", { query: question })).data.answer).toBe("Летом");
  const program = { program_id: "d1", tour_id: tourId };
  expect((await app.call("tourProgram", { query: program })).data).toEqual(day);
  const status = async (...asked: Parameters<TestApp["ask"]>) => (await app.ask(...asked)).status;
  expect(await status("tourQuestion", { query: { ...question, question_id: "q2" } })).toBe(404);
  expect(await status("tourProgram", { query: { ...program, tour_id: tourId + 1 } })).toBe(404);
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, tourId));
  expect(await status("tourQuestion", { query: question })).toBe(404);
  await app.db.update(tours).set({ isListed: true }).where(eq(tours.id, tourId));
});

test("reviews come five a page, newest first", async () => {
  const said = { author: "Анна", city: "", text: "Хорошо", rating: 5, photos: [] };
  await addReviews(
    app.db,
    tourId,
    [1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...said, date: `2027-01-0${number}` })),
  );
  const first = await app.call("tourReviews", { query: { id: tourId } });
  expect(first.data.map(({ date }) => date.at(-1))).toEqual(["7", "6", "5", "4", "3"]);
  expect(first.pagination).toEqual({ page: 1, pages: 2, items_count: 7, page_size: 5 });
  const second = await app.call("tourReviews", { query: { id: tourId, page: 2 } });
  expect(second.data.map(({ date }) => date.at(-1))).toEqual(["2", "1"]);
});

test("a tour includes days and reviews as requested", async () => {
  const read = async (query: object) => {
    const answer = await app.call("tour", { query: { slug, ...query } });
    if (!("data" in answer)) throw new Error("moved");
    return answer.data;
  };
  const whole = await read({ expand_program: 1, expand_reviews: "true" });
  expect([whole.program.length, whole.reviews.length]).toEqual([1, 7]);
  expect(whole.program[0]!.media[0]!.image.alt).toBe("Берег");
  for (const query of [{}, { expand_program: 0, expand_reviews: "false" }]) {
    const lean = await read(query);
    const [day] = whole.program;
    expect(lean.program).toEqual([{ id: day!.id, title: day!.title, text: "", media: [] }]);
    expect(lean.reviews).toEqual([]);
  }
  const mute = await read({ expand_program: 1, with_alt: 0 });
  expect(mute.program[0]!.media[0]!.image.alt).toBe("");
});

test("a tour has all its content, on the marketplace as on its site", async () => {
  const cruise = { type: "Речной", start_city: "Казань", direction: "Волга", ship: "Ракета" };
  const given = testTour({ title: "Весь", cruise, sales_model: 4 });
  // What only the people who travel are asked or told.
  const { time_zone: _, tourist_form: __, from_cities: ___, ...written } = given;
  const made = await createTour(app.db, own.id, { ...given, time_zone: "Asia/Omsk" });
  const query = { slug: made.slug };
  const expanded = { ...query, expand_program: true, expand_reviews: true };
  expect(await app.call("tour", { query: expanded })).toMatchObject({ data: written });
  const crm = await app.call("tourCrm", { query: { ...query, ...site } });
  expect(crm).toMatchObject({ data: written });
  expect(crm).not.toHaveProperty("data.time_zone");
  await app.db.delete(tours).where(eq(tours.id, made.id));
});

test("the schedule lists upcoming departures of all tours, soonest first", async () => {
  const second = await createTour(app.db, own.id, testTour({ title: "Второй" }));
  await addDepartures(app.db, tourId, [
    testDeparture("2027-02-01"),
    testDeparture("2027-06-01"),
    testDeparture("2027-04-01"),
    testDeparture("2027-04-15", { status: "canceled" }),
  ]);
  await addDepartures(app.db, second.id, [testDeparture("2027-05-01")]);
  const { data, pagination } = await app.call("toursSchedule", { query: site });
  expect(data.map(({ departure, tour }) => [departure.start_date, tour.title])).toEqual([
    ["2027-04-01", "Настоящий"],
    ["2027-05-01", "Второй"],
    ["2027-06-01", "Настоящий"],
  ]);
  expect(pagination.items_count).toBe(3);
});
