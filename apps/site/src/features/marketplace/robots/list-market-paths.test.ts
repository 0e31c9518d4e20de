import type { TourFilter } from "@tour/api";
import { expect, test } from "vitest";
import type { SiteClient } from "../../../services/site-client.ts";
import { listMarketPaths } from "./list-market-paths.ts";

const filter = (kind: TourFilter["kind"], counts: Record<string, number>): TourFilter => ({
  kind,
  options: Object.entries(counts).map(([value, count]) => ({ value, title: value, count })),
  range: null,
  bars: [],
});

/** A marketplace that is so large that not each direction can be looked at. */
function makeClient(directions: Record<string, number>) {
  const asked: string[] = [];
  const client = {
    tours: async ({ query }: { query: { tours_direction?: string[] } }) => {
      const [direction] = query.tours_direction ?? [];
      if (!direction) return { filters: [filter("tours_direction", directions)] };
      asked.push(direction);
      return {
        filters: [
          filter("tours_activities", { Сплав: 4, Лыжи: 3 }),
          filter("dates", { "2027-07": 9, "2027-08": 1 }),
        ],
      };
    },
    marketCollections: async () => ({ data: [] }),
    marketOrganizers: async () => ({ data: [], pagination: { pages: 1 } }),
  };
  return { asked, client: client as unknown as SiteClient };
}

test("a direction's activities and months stand in the sitemap where they have enough tours", async () => {
  const { client, asked } = makeClient({ Алтай: 30, Урал: 3 });
  const paths = (await listMarketPaths(client)).map(decodeURI);
  expect(paths).toEqual([
    "/",
    "/tours",
    "/tours?direction=Алтай",
    "/tours?direction=Урал",
    "/tours?direction=Алтай&activity=Сплав",
    "/tours?direction=Алтай&month=2027-07",
    "/organizers",
  ]);
  expect(asked).toEqual(["Алтай"]);
});

test("of many directions those with most tours are looked at", async () => {
  const many = Array.from({ length: 300 }, (_, index) => [`Край ${index}`, index] as const);
  const { client, asked } = makeClient(Object.fromEntries(many));
  await listMarketPaths(client);
  expect(asked).toHaveLength(40);
  expect(asked).toContain("Край 299");
  expect(asked).not.toContain("Край 5");
});
