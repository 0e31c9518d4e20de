import type { VisitCount, VisitSource } from "@tour/api";
import { addDays, readWeekDay } from "@tour/dates";
import { chance } from "./chance.ts";

/** Thirteen months, so that a season stands beside the one before. */
const daysBack = 395;

/** Views of the main page on a usual day, by where people come from. */
const usual = [
  ["search", 26],
  ["direct", 14],
  ["social", 11],
  ["campaign", 5],
  ["marketplace", 4],
  ["other", 2],
] as const satisfies readonly [VisitSource, number][];

/** When people choose where to go, by months: winter evenings most, August and November least. */
const seasons = [1.2, 1.35, 1.4, 1.3, 1.25, 1.1, 0.95, 0.7, 0.75, 0.8, 0.75, 0.9];
const growth = 1.3;

/** How an organiser's site was visited until today; the same for the same day and tours. */
export function planVisits(
  organizerId: number,
  tourIds: readonly number[],
  today: string,
): VisitCount[] {
  return Array.from({ length: daysBack }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) => {
    const isWeekend = readWeekDay(day) > 5;
    const season = seasons[Number(day.slice(5, 7)) - 1]!;
    const crowd = season * growth ** (-ago / 365) * (isWeekend ? 1.2 : 1);
    const of = { organizer_id: organizerId, day };
    const count = (
      page: VisitCount["page"],
      tour: number,
      source: VisitSource,
      views: number,
      share: number,
    ): VisitCount[] => {
      if (views === 0) return [];
      const visits = Math.round(views * share);
      return [{ ...of, page, tour_id: tour, source, views, visits }];
    };
    const main = usual.flatMap(([source, views]) =>
      count("main", 0, source, about(views * crowd, `${day} ${source}`), 0.8),
    );
    const tours = tourIds.flatMap((id, index) => {
      // By its place, not by its number: a second demo is visited as the first.
      const liking = 0.5 + chance(`tour ${index}`);
      const source = pick(`${day} ${index}`);
      const views = about(9 * crowd * liking, `${day} tour ${index}`);
      // What people like to look at is not what they can pay for.
      const bookings = about(views * 0.1 * (1.6 - liking), `${day} booking ${index}`);
      return [
        ...count("tour", id, source, views, 0.35),
        ...count("booking", id, source, bookings, 0),
      ];
    });
    return [...main, ...tours];
  });
}

/** Around a number, up to a half more or less. */
const about = (number: number, seed: string): number => Math.round(number * (0.5 + chance(seed)));

/** A source, those that bring many more often. */
function pick(seed: string): VisitSource {
  const all = usual.reduce((sum, [, views]) => sum + views, 0);
  let left = chance(`source ${seed}`) * all;
  return usual.find(([, views]) => (left -= views) < 0)?.[0] ?? "direct";
}
