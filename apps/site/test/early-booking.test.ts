import { salesZone } from "@tour/api";
import { addDays, readToday } from "@tour/dates";
import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, useSite } from "./site-with-api.ts";

const site = useSite();
const at = "2099-02-01T03:00:00.000Z";
const opening = { at, date: "2099-02-01", time: "10:00", time_zone: "Asia/Barnaul" };
const full = "Запись откроется 1 февраля 2099 в 10:00 (время тура, МСК+4)";
const short = "Запись с 1 февраля 2099";
/** What is read of a page: typography keeps short words with their neighbours. */
const plain = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("\u00ad", "");
const read = async (path: string) => plain((await site.ask(altai(), path)).text);

/** The one date of the site's one tour, sold at once or from the moment on. */
function open(isLater: boolean) {
  const own = site.siteOf(altai());
  const [tour] = own.tours;
  const start_date = addDays(readToday(salesZone), 200);
  const { sale_opening: _, ...sold } = tour!.departures[0]!;
  const departure = {
    ...{ ...sold, id: 71, start_date, end_date: addDays(start_date, 5) },
    ...{ status: "open" as const, seats_left: 4 },
    ...(isLater && { sale_opening: opening }),
  };
  own.tours = [{ ...tour!, departures: [departure] }];
  const { tour_id: __, capacity: ___, prices, ...offered } = departure;
  own.offer = {
    departures: [
      { ...offered, prices: prices.map(({ option_id, price }) => ({ option_id, price })) },
    ],
  };
  own.revision += "-next";
  return `/${tour!.slug}`;
}

test.each([1, 2, 3])(
  "dates, variant %i: until its moment a date says when it opens, and leads nowhere; from then on it is booked",
  async (variant) => {
    site.siteOf(altai()).tour = [block("dates", 20, variant)];
    const path = open(true);
    const early = await read(path);
    expect(early).toContain(full);
    expect(early).not.toContain("departure=71");
    const nodes = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(early)![1]!;
    expect(nodes).toContain(`"availabilityStarts":"${at}"`);
    expect(nodes).toContain("https://schema.org/PreOrder");
    open(false);
    await site.untilAskedAgain();
    const late = await read(path);
    expect(late).not.toContain("Запись откроется");
    expect(late).toContain("departure=71");
  },
);

test("cards, the next departures and the schedule say from which day it is sold", async () => {
  const { main } = site.siteOf(altai());
  main.splice(0, main.length, block("intro", 1, 1), block("tours", 2, 1), block("all", 9, 1));
  open(true);
  const early = await read("/");
  expect(early.split(short).length - 1).toBeGreaterThanOrEqual(2);
  open(false);
  await site.untilAskedAgain();
  expect(await read("/")).not.toContain("Запись с ");
});

test("the booking page says when it opens, and is a form again once it has", async () => {
  const path = open(true);
  const early = await read(`${path}/booking?departure=71`);
  expect(early).toContain("Запись ещё не открыта");
  expect(early).toContain(full);
  expect(early).not.toContain('name="key"');
  open(false);
  const late = await read(`${path}/booking?departure=71`);
  expect(late).toContain('name="key"');
  expect(late).not.toContain("Запись откроется");
});
