import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { price } from "./price.block.ts";
import { selectPrice } from "./select-price.ts";

const page = makeSamplePage("tour");
const { sample } = price;
if (!page.tour) throw new Error("The sample page has no tour");
const { tour } = page;
const roubles = (amount: number) => ({ amount: amount * 100, currency: "RUB" });

test("options come cheapest first, with the lowest price that can still be booked", () => {
  const view = selectPrice(page, sample);
  expect(view?.options.map(({ id, price: lowest }) => [id, lowest])).toEqual([
    ["base", roubles(49_500)],
    ["single", roubles(55_500)],
    ["light", roubles(61_000)],
  ]);
  expect(view?.options.map(({ isFrom }) => isFrom)).toEqual([true, true, true]);
  expect(view?.options[2]?.extra).toEqual(roubles(11_500));
});

test("the price of a past departure does not count", () => {
  const later = selectPrice({ ...page, today: "2027-05-10" }, sample);
  expect(later?.options[0]?.price).toEqual(roubles(51_000));
  expect(later?.rows.map(({ start }) => start)).toEqual(["2027-06-12", "2027-08-14"]);
});

test("a sold-out tour still shows its price", () => {
  const full = tour.departures.map((departure) => ({ ...departure, seats_left: 0 }));
  const view = selectPrice({ ...page, tour: { ...tour, departures: full } }, sample);
  expect(view?.options[0]?.price).toEqual(roubles(49_500));
  const gone = selectPrice(
    { ...page, today: "2027-12-01", tour: { ...tour, departures: full } },
    sample,
  );
  expect(gone?.options[0]?.price).toBeNull();
});

test("prepayment and remainder add up to the price to the kopeck", () => {
  const odd = { ...tour, prepayment_percent: 33 };
  for (const { price: whole, prepayment, rest } of selectPrice({ ...page, tour: odd }, sample)
    ?.options ?? []) {
    expect((prepayment?.amount ?? 0) + (rest?.amount ?? 0)).toBe(whole?.amount);
  }
  const full = selectPrice({ ...page, tour: { ...tour, prepayment_percent: 100 } }, sample);
  expect(full?.options[0]?.prepayment).toBeNull();
});

test("there is no table of dates when all of them cost the same", () => {
  const [departure] = tour.departures;
  if (!departure) throw new Error("The sample tour has no departure");
  const view = selectPrice({ ...page, tour: { ...tour, departures: [departure] } }, sample);
  expect(view?.rows).toEqual([]);
  expect(view?.options[0]?.isFrom).toBe(false);
});

test("a tour without dates shows its options, and a price only where there is one option", () => {
  const none = { ...tour, departures: [] };
  const prices = (of: typeof tour) =>
    selectPrice({ ...page, tour: of }, sample)?.options.map((option) => option.price);
  expect(prices(none)).toEqual([null, null, null]);
  expect(prices({ ...none, price_options: tour.price_options.slice(0, 1) })).toEqual([
    tour.price_from,
  ]);
});

test("the block's own lists replace the tour's and can be edited, blank ones do not", () => {
  const own = { ...sample, included: ["", "Вертолёт"], not_included: [" "] };
  const view = selectPrice(page, own);
  expect(view?.included).toEqual([{ text: "Вертолёт", at: "included.1" }]);
  expect(view?.notIncluded).toEqual(tour.not_included.map((text) => ({ text })));
});
