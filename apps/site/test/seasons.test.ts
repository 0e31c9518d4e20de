import type { BlockShown, Departure } from "@tour/api";
import { salesZone } from "@tour/api";
import { addDays, readToday } from "@tour/dates";
import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, useSite } from "./site-with-api.ts";

const site = useSite();
const sale = "Осталось немного мест";

/** A page whose second block has a rule, and whose header leads to it. */
function place(shown: BlockShown) {
  const { main, tours } = site.siteOf(altai());
  main.unshift(block("header", 1, 1, { links: [{ kind: 1, text: "Места", anchor: "seats" }] }));
  main.push({ ...block("sale", 24, 1, { heading: { title: sale } }), anchor: "seats", shown });
  return tours;
}

const leaving = (departure: Departure, days: number, seats_left = 3): Departure => ({
  ...departure,
  status: "open",
  seats_left,
  start_date: addDays(readToday(salesZone), days),
  end_date: addDays(readToday(salesZone), days + 5),
});

/** The one departure of all the site's tours. */
function leaveIn(days: number, seats = 3) {
  const own = site.siteOf(altai());
  const [tour] = own.tours;
  own.tours = [{ ...tour!, departures: [leaving(tour!.departures[0]!, days, seats)] }];
  own.revision += "-next";
}

/** Whether the block stands on the page, and whether the menu leads to it. */
const look = async () => {
  const { text } = await site.ask(altai(), "/");
  return [text.includes(sale), text.includes('href="#seats"')];
};

test("a block that stands while there are seats leaves with the last one, and the menu's link with it", async () => {
  place({ when: "seats" });
  leaveIn(20);
  expect(await look()).toEqual([true, true]);
  leaveIn(20, 0);
  await site.untilAskedAgain();
  expect(await look()).toEqual([false, false]);
  leaveIn(20, 1);
  await site.untilAskedAgain();
  expect(await look()).toEqual([true, true]);
});

test.each([
  ["near-departure", 14, true],
  ["near-departure", 15, false],
  ["far-from-departure", 14, false],
  ["far-from-departure", 15, true],
] as const)(
  "%s by 14 days: with a departure in %i days it is seen: %s",
  async (when, days, isSeen) => {
    place({ when, days: 14 });
    leaveIn(days);
    expect(await look()).toEqual([isSeen, isSeen]);
  },
);

test("a tour's page asks of the departures of its own tour", async () => {
  const own = site.siteOf(altai());
  const [first, second] = own.tours;
  const [departure] = first!.departures;
  own.tour.push({
    ...block("sale", 24, 1, { heading: { title: sale } }),
    shown: { when: "seats" },
  });
  own.tours = [
    { ...first!, departures: [leaving(departure!, 20, 0)] },
    { ...second!, departures: [leaving(departure!, 20, 5)] },
  ];
  const isSeen = async (slug: string) => (await site.ask(altai(), `/${slug}`)).text.includes(sale);
  expect([await isSeen(first!.slug), await isSeen(second!.slug)]).toEqual([false, true]);
});
