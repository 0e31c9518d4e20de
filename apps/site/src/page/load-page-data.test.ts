import type { Block } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import { createBlock } from "@tour/blocks/definitions";
import { expect, test, vi } from "vitest";
import type { Services } from "../server/services.ts";
import { loadPageData } from "./load-page-data.ts";

const sample = makeSamplePage("main");
const [review] = sample.reviews ?? [];

function load(blocks: Block[], organizerReviews: () => Promise<unknown>) {
  const client = {
    customPage: async () => ({ data: { blocks } }),
    customSiteOrgData: async () => ({ data: sample.organizer }),
    toursCrm: async () => ({ data: sample.tours, pagination: { pages: 1 } }),
    organizerReviews,
  };
  const services = { clientOf: () => client, log: { error: vi.fn() }, today: () => sample.today };
  return loadPageData({
    services: services as unknown as Services,
    host: "tropa.localhost",
    metadata: sample.site,
    type: "main",
  });
}

const answer = async () => ({
  data: [{ ...review, tour_title: undefined, tour: { id: 1, title: "Озёра", slug: "lakes-1" } }],
});

test("reviews are asked for, by the organiser's id, when a block shows them", async () => {
  const ask = vi.fn(answer);
  const { data, isComplete } = await load([createBlock(17)], ask);
  expect(ask).toHaveBeenCalledWith({ query: { id: 1, limit: 50 } }, expect.anything());
  expect(data.reviews).toEqual([{ ...review, tour_title: "Озёра" }]);
  expect(isComplete).toBe(true);
});

test("a page that shows no reviews, or hides them, does not ask for any", async () => {
  const ask = vi.fn(answer);
  await load([createBlock(3), { ...createBlock(17), is_hidden: true }], ask);
  expect(ask).not.toHaveBeenCalled();
});

test("the page goes on without reviews that can't be read, and is not kept", async () => {
  const { data, isComplete } = await load([createBlock(17)], () =>
    Promise.reject(new Error("502")),
  );
  expect(data.reviews).toEqual([]);
  expect(isComplete).toBe(false);
});
