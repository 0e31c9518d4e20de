import type { Departure, Tour } from "@tour/api";
import { expect, test } from "vitest";
import { selectDepartures } from "../page-data/select-departures.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { describeOffers } from "./describe-offers.ts";

const page = { ...makeSamplePage("tour"), today: "2027-03-01" };
const tour = page.tour as Tour;

const departure = (id: number, start_date: string, rest: Partial<Departure> = {}): Departure => ({
  id,
  tour_id: tour.id,
  start_date,
  end_date: start_date,
  capacity: 8,
  seats_left: 4,
  status: "open",
  prices: [{ option_id: "base", price: { amount: 4_950_000, currency: "RUB" } }],
  ...rest,
});

const priced = (amount: number, currency: "RUB" | "EUR" = "RUB") => ({
  prices: [{ option_id: "base", price: { amount, currency } }],
});

function offersOf(...departures: Departure[]) {
  const shown = selectDepartures(departures, page.today);
  return describeOffers(page, shown)[0]?.offers as Record<string, unknown> | undefined;
}

test("a departure is an offer at today's price, with the seats that are left", () => {
  expect(offersOf(departure(1, "2027-05-09", { end_date: "2027-05-15" }))).toEqual({
    "@type": "Offer",
    name: "9–15\u00a0мая 2027",
    url: "http://tropa.localhost:3000/tour-1#dates",
    price: "49500",
    priceCurrency: "RUB",
    availability: "https://schema.org/InStock",
    validFrom: "2027-03-01",
    priceValidUntil: "2027-05-09",
    availabilityStarts: "2027-05-09",
    availabilityEnds: "2027-05-15",
    inventoryLevel: { "@type": "QuantitativeValue", value: 4 },
    seller: { "@id": "http://tropa.localhost:3000/#organizer" },
  });
});

const at = "2027-03-15T03:00:00.000Z";
const later = {
  sale_opening: { at, date: "2027-03-15", time: "10:00", time_zone: "Asia/Barnaul" },
};

test("one whose sale has not begun can be ordered from the moment at which it does", () => {
  expect(offersOf(departure(1, "2027-05-09", later))).toMatchObject({
    availability: "https://schema.org/PreOrder",
    validFrom: at,
    availabilityStarts: at,
    priceValidUntil: "2027-05-09",
    inventoryLevel: { value: 4 },
  });
  // Full before it begins: who sells books for those who phone.
  expect(offersOf(departure(1, "2027-05-09", { ...later, seats_left: 0 }))).toMatchObject({
    availability: "https://schema.org/SoldOut",
    availabilityStarts: "2027-05-09",
  });
});

test("what is sold now says the prices before what is sold later, and that before what is full", () => {
  const soon = departure(1, "2027-06-09", { ...later, ...priced(1_000_000) });
  const full = departure(2, "2027-07-09", { seats_left: 0, ...priced(500_000) });
  expect(offersOf(soon, full, departure(3, "2027-08-09"))).toMatchObject({
    ...{ lowPrice: "49500", availability: "https://schema.org/InStock" },
  });
  expect(offersOf(soon, full)).toMatchObject({
    ...{ lowPrice: "10000", highPrice: "10000", availability: "https://schema.org/PreOrder" },
  });
});

test("several departures become one aggregate offer of those that can still be booked", () => {
  const offers = offersOf(
    departure(1, "2027-05-09", { seats_left: 0, ...priced(1_000_000) }),
    departure(2, "2027-06-09", priced(4_500_050)),
    departure(3, "2027-07-09", { status: "closed", ...priced(9_000_000) }),
    departure(4, "2027-08-09", { status: "guaranteed", ...priced(5_100_000) }),
    departure(5, "2026-08-09", priced(100)),
  );
  expect(offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "45000.50",
    highPrice: "51000",
    offerCount: 4,
    availability: "https://schema.org/InStock",
    offers: [
      { availability: "https://schema.org/SoldOut", inventoryLevel: { value: 0 } },
      { availability: "https://schema.org/InStock" },
      { availability: "https://schema.org/OutOfStock", inventoryLevel: { value: 0 } },
      { availability: "https://schema.org/InStock" },
    ],
  });
});

test("a sold-out tour is marked as sold out", () => {
  const full = { seats_left: 0 };
  expect(
    offersOf(departure(1, "2027-05-09", full), departure(2, "2027-06-09", full)),
  ).toMatchObject({ availability: "https://schema.org/SoldOut", lowPrice: "49500" });
});

test("prices in different currencies are not compared, and a departure without a price is not an offer", () => {
  expect(
    offersOf(
      departure(1, "2027-05-09", { prices: [] }),
      departure(2, "2027-06-09", priced(70_000, "EUR")),
      departure(3, "2027-07-09", priced(100)),
    ),
  ).toMatchObject({ "@type": "Offer", price: "700", priceCurrency: "EUR" });
  expect(offersOf(departure(1, "2027-05-09", { prices: [] }))).toBeUndefined();
});
