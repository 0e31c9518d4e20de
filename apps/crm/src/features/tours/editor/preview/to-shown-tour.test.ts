import type { TourCard, TourInput } from "@tour/api";
import { expect, it } from "vitest";
import { sampleTour } from "../sample-tour.ts";
import { keepShowable, toShownTour } from "./to-shown-tour.ts";

const price = { amount: 4_500_000, currency: "RUB" as const };
const card = {
  ...{ id: 7, slug: "altay-7", title: "Алтай", image: null, price_from: price, rating: 4.9 },
  departures: [{ id: 1, prices: [{ option_id: "adult", price }] }],
} as unknown as TourCard;
const saved: TourInput = { ...sampleTour.fields, title: "Алтай", program: [] };
const day = { id: "d1", title: "Переход", text: "", media: [] };

it("is the tour as it is typed, with the dates and reviews that there are", () => {
  const picture = { url: "/media/a.webp", alt: "", focal_x: 50, focal_y: 50 };
  const guide = { id: "g", name: "Айгуль", role: "", text: "", photo: null, languages: [] };
  const fields = {
    ...saved,
    title: "Алтай в мае",
    currency: "KZT",
    guides: [{ ...guide, phone: "+79130000000" }],
    media: [{ kind: "image", image: picture }],
  } as TourInput;
  const shown = toShownTour({ card, reviews: [] }, fields);
  expect(shown).toMatchObject({ title: "Алтай в мае", slug: "altay-7", rating: 4.9 });
  expect(shown.image).toEqual(picture);
  expect(shown.departures[0]?.prices[0]?.price).toEqual({ amount: 4_500_000, currency: "KZT" });
  expect(shown.price_from?.currency).toBe("KZT");
  expect(shown.guides).toEqual([guide]);
  expect(shown).not.toHaveProperty("tourist_form");
});

it("shows what was saved last of a field that is emptied, and of a list what is whole", () => {
  const begun = { ...day, id: "d2", title: "" };
  const typed = { ...saved, title: "", days: null, program: [day, begun] } as unknown as TourInput;
  const shown = keepShowable(typed, saved);
  expect([shown.title, shown.days]).toEqual([saved.title, saved.days]);
  expect(shown.program).toEqual([day]);
});

it("follows a list that is emptied, and keeps a meeting place that is only begun out of sight", () => {
  const meeting = { name: "", address: "", latitude: null, longitude: null, time_zone: "UTC" };
  const typed = { ...saved, program: [], meeting_place: meeting } as unknown as TourInput;
  const shown = keepShowable(typed, { ...saved, program: [day] });
  expect(shown.program).toEqual([]);
  expect(shown.meeting_place).toBeNull();
});
