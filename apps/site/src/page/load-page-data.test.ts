import type { Block } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import { createBlock } from "@tour/blocks/definitions";
import { expect, test, vi } from "vitest";
import { createRevisionCache } from "../cache/revision-cache.ts";
import type { Services } from "../services/services.ts";
import { shareAnswers } from "../services/share-answers.ts";
import type { SiteClient } from "../services/site-client.ts";
import { loadPageData } from "./load-page-data.ts";

const sample = makeSamplePage("main");
const [review] = sample.reviews ?? [];

function load(
  blocks: Block[],
  organizerReviews: () => Promise<unknown>,
  toursSchedule: (input: { query: { page: number } }) => Promise<unknown> = vi.fn(),
) {
  const client = {
    customPage: async () => ({ data: { blocks } }),
    customSiteOrgData: async () => ({ data: sample.organizer }),
    toursCrm: async () => ({ data: sample.tours, pagination: { pages: 1 } }),
    organizerReviews,
    toursSchedule,
  };
  const services = { clientOf: () => client, log: { error: vi.fn() }, today: () => sample.today };
  const answers = createRevisionCache({ maxCharacters: 1e6 });
  const share = shareAnswers(
    { answers, clientOf: () => client as unknown as SiteClient },
    { from: "any", note: () => {} },
  );
  return loadPageData({
    services: { ...services, share } as unknown as Services,
    revision: "1",
    host: "tropa.localhost",
    metadata: sample.site,
    type: "main",
  });
}

const answer = async () => ({
  data: [{ ...review, tour_title: undefined, tour: { id: 1, title: "Озёра", slug: "lakes-1" } }],
});

test("reviews are requested by the organiser's id when a block shows them", async () => {
  const ask = vi.fn(answer);
  const { data, isComplete } = await load([createBlock(17)], ask);
  expect(ask).toHaveBeenCalledWith({ query: { id: 1, limit: 50 } }, expect.anything());
  expect(data.reviews).toEqual([{ ...review, tour_title: "Озёра" }]);
  expect(isComplete).toBe(true);
});

test("a page without visible reviews requests none", async () => {
  const ask = vi.fn(answer);
  await load([createBlock(3), { ...createBlock(17), is_hidden: true }], ask);
  expect(ask).not.toHaveBeenCalled();
});

test("the page is shown without reviews that can't be loaded, and is not cached", async () => {
  const { data, isComplete } = await load([createBlock(17)], () =>
    Promise.reject(new Error("502")),
  );
  expect(data.reviews).toEqual([]);
  expect(isComplete).toBe(false);
});

test("a schedule is loaded to its last page when a block shows it", async () => {
  const [tour] = sample.tours;
  const [departure] = tour!.departures;
  const ask = vi.fn(async ({ query: { page } }: { query: { page: number } }) => ({
    data: [{ departure: { ...departure, id: page }, tour }],
    pagination: { pages: 3 },
  }));
  const { data } = await load([createBlock(9)], answer, ask);
  expect(data.schedule?.map((row) => row.departure.id)).toEqual([1, 2, 3]);
  ask.mockClear();
  await load([createBlock(3)], answer, ask);
  expect(ask).not.toHaveBeenCalled();
});
