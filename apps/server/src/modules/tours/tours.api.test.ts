import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { addReviews } from "./add-reviews.ts";
import { createTour } from "./create-tour.ts";
import { findTourBySlug } from "./find-tour.ts";
import { testTour } from "./test-tour.ts";
import { updateTour } from "./update-tour.ts";

let app: TestApp;
let organizerId = 0;
const now = new Date("2027-03-01T12:00:00Z");

beforeAll(async () => {
  app = await createTestApp();
  organizerId = (await createOrganizer(app)).id;
});
afterAll(() => app.close());

const find = (slug: string, organizerIds = [organizerId]) =>
  findTourBySlug(app.db, { slug, organizerIds, now });

test("a tour is returned as it was created", async () => {
  const input = testTour({ included: ["Обед «у костра»", "Чай, мёд"], languages: ["ru", "en"] });
  const { slug } = await createTour(app.db, organizerId, input);
  const found = await find(slug);
  expect(found).toMatchObject({
    tour: { slug, included: input.included, activities: input.activities, languages: ["ru", "en"] },
  });
});

test("a new title gives a new slug, and the old one leads to it", async () => {
  const tour = await createTour(app.db, organizerId, testTour({ title: "Первое имя" }));
  const second = await updateTour(app.db, tour.id, testTour({ title: "Второе имя" }));
  const third = await updateTour(app.db, tour.id, testTour({ title: "Третье имя" }));
  const moved = { redirect: { slug: third!.slug } };
  expect(await find(tour.slug)).toEqual(moved);
  expect(await find(second!.slug)).toEqual(moved);
  expect(await find(third!.slug)).toMatchObject({ tour: { id: tour.id } });
});

test("a title that is restored gets its old slug back", async () => {
  const tour = await createTour(app.db, organizerId, testTour({ title: "Туда" }));
  await updateTour(app.db, tour.id, testTour({ title: "Обратно" }));
  const again = await updateTour(app.db, tour.id, testTour({ title: "Туда" }));
  expect(again!.slug).toBe(tour.slug);
  expect(await find(tour.slug)).toMatchObject({ tour: { id: tour.id } });
  expect(await find(`obratno-${tour.id}`)).toEqual({ redirect: { slug: tour.slug } });
});

test("another organiser's tour is not found, by its present slug nor by an old one", async () => {
  const tour = await createTour(app.db, organizerId, testTour({ title: "Своё" }));
  await updateTour(app.db, tour.id, testTour({ title: "Своё новое" }));
  expect(await find(tour.slug, [organizerId + 1])).toBeUndefined();
  expect(await find(`svoe-novoe-${tour.id}`, [organizerId + 1])).toBeUndefined();
});

test("a tour's rating is the mean of its reviews, to one decimal", async () => {
  const tour = await createTour(app.db, organizerId, testTour());
  const said = { author: "Анна", city: "", text: "Хорошо", date: "2027-01-01", photos: [] };
  const review = (rating: number) => ({ ...said, rating });
  await addReviews(app.db, tour.id, [review(5), review(5)]);
  await addReviews(app.db, tour.id, [review(4)]);
  const found = await find(tour.slug);
  expect(found).toMatchObject({ tour: { rating: 4.7, reviews_count: 3 } });
});

test("an unknown time zone is refused before anything is stored", async () => {
  const wrong = testTour({ time_zone: "Asia/Atlantis" });
  await expect(createTour(app.db, organizerId, wrong)).rejects.toThrow();
});
