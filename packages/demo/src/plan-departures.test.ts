import { addDays, readClock, readToday } from "@tour/dates";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lastOccurrence } from "./calendar.ts";
import { demoTours } from "./demo-tours.ts";
import { planDepartures } from "./plan-departures.ts";

const someDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays("2026-01-01", days));

test("on whatever day the demo is made, each tour has four to nine dates ahead and some behind", () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...demoTours), (today, tour) => {
      const planned = planDepartures(tour, today);
      const ahead = planned.filter(({ startDate }) => startDate > today);
      expect(ahead.length).toBeGreaterThanOrEqual(4);
      expect(ahead.length).toBeLessThanOrEqual(9);
      expect(planned.length).toBeGreaterThan(ahead.length);
      for (const { held, capacity, startDate, endDate, prices } of planned) {
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBeLessThanOrEqual(capacity);
        expect(endDate).toBe(addDays(startDate, tour.days - 1));
        expect(Object.values(prices).every((amount) => amount > 0 && amount % 10_000 === 0)).toBe(
          true,
        );
      }
    }),
  );
});

test("of a tour that gathers, one date lacks two of its group, and is not decided yet", () => {
  const [tour] = demoTours.filter(({ gathers }) => gathers);
  fc.assert(
    fc.property(someDay, (today) => {
      const gathering = planDepartures(tour!, today).filter(({ smallestGroup }) => smallestGroup);
      expect(gathering.map((one) => one.smallestGroup! - one.held)).toEqual([2]);
      expect(gathering[0]!.startDate >= addDays(today, 35)).toBe(true);
    }),
  );
});

test("of a tour that opens later, the last date is sold from ten in the morning there, a month on", () => {
  const [tour] = demoTours.filter(({ opensLater }) => opensLater);
  fc.assert(
    fc.property(someDay, (today) => {
      const planned = planDepartures(tour!, today);
      const opening = planned.filter(({ saleStartsAt }) => saleStartsAt);
      expect(opening).toEqual([expect.objectContaining({ held: 0, status: "open" })]);
      expect(opening[0]).toBe(planned.at(-1));
      const { saleStartsAt, startDate } = opening[0]!;
      const zone = tour!.meeting_place.time_zone;
      expect(readClock(saleStartsAt!, zone)).toBe("10:00");
      expect(readToday(zone, saleStartsAt!)).toBe(addDays(today, 30));
      expect(startDate > addDays(today, 30)).toBe(true);
    }),
  );
});

test("the same day gives the same plan", () => {
  const plan = () => demoTours.map((tour) => planDepartures(tour, "2026-11-21"));
  expect(plan()).toEqual(plan());
});

test("some departures are full, some nearly full, some guaranteed, some nearly empty", () => {
  const ahead = demoTours
    .flatMap((tour) => planDepartures(tour, "2026-11-21"))
    .filter(({ startDate }) => startDate > "2026-11-21");
  const count = (which: (one: (typeof ahead)[number]) => boolean) => ahead.filter(which).length;
  expect(count(({ held, capacity }) => held === capacity)).toBeGreaterThan(8);
  expect(count(({ held, capacity }) => capacity - held > 0 && capacity - held < 3)).toBeGreaterThan(
    8,
  );
  expect(count(({ status }) => status === "guaranteed")).toBeGreaterThan(20);
  expect(count(({ held, capacity }) => held < capacity / 3)).toBeGreaterThan(8);
});

test("a day of the year means the last one that has passed", () => {
  expect(lastOccurrence("08-14", "2026-11-21")).toBe("2026-08-14");
  expect(lastOccurrence("12-09", "2026-11-21")).toBe("2025-12-09");
  expect(lastOccurrence("11-21", "2026-11-21")).toBe("2025-11-21");
  expect(lastOccurrence("08-14", "2026-11-21", 1)).toBe("2025-08-14");
});
