import type { Block } from "@tour/api";
import { checkStructuredData } from "@tour/schema-org";
import { describe, expect, it } from "vitest";
import { blocks, createBlock } from "../definitions.ts";
import type { PageData } from "../page-data/page-data.ts";
import { prepareBlock } from "../render/prepare-block.ts";
import type { PreparedBlock } from "../render/prepare-block.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { makePageGraph } from "../render/make-page-graph.ts";

const subjectOf = ({ tour }: PageData) => ({
  path: tour ? `/${tour.slug}` : "/",
  title: tour?.title ?? "Тропа: туры по Алтаю",
  description: "Небольшие группы",
});

function say(shown: readonly Block[], page: PageData) {
  const prepared = shown
    .map((block) => prepareBlock(block, page))
    .filter((block): block is PreparedBlock => typeof block !== "string");
  const graph = makePageGraph(page, subjectOf(page), prepared);
  if (!graph) throw new Error("The sample's site has an address");
  return graph;
}

const check = (shown: readonly Block[], page: PageData) =>
  checkStructuredData(say(shown, page), new URL(page.site.url).origin);

const places = blocks.flatMap(({ definition }) =>
  definition.pages.map((place) => ({ name: definition.name, type: definition.type, place })),
);

describe.each(places)("$name on a $place page", ({ type, place }) => {
  const page = makeSamplePage(place);

  it("describes its sample in terms of schema.org that search engines support", async () => {
    expect(await check([createBlock(type)], page)).toEqual([]);
  });

  it("is valid when the block is empty, or when nothing could be loaded", async () => {
    const empty = { ...createBlock(type), content: {} };
    expect(await check([empty], page)).toEqual([]);
    const alone = { ...page, organizer: null, tours: [], reviews: [] };
    expect(await check([createBlock(type)], alone)).toEqual([]);
  });

  it("is absent when the block is hidden", () => {
    const block = createBlock(type);
    expect(say([{ ...block, is_hidden: true }], page)).toEqual(say([], page));
  });

  it("is absent in the preview and on a site without a URL", () => {
    const shown = prepareBlock(createBlock(type), page, { isPreview: true });
    expect(shown).toMatchObject({ structuredData: [] });
    const homeless = { ...page, site: { ...page.site, url: "" } };
    expect(prepareBlock(createBlock(type), homeless)).toMatchObject({ structuredData: [] });
    expect(makePageGraph(homeless, subjectOf(page), [])).toBeNull();
  });
});

describe.each(["main", "tour"] as const)("a %s page of all its blocks", (place) => {
  const page = makeSamplePage(place);
  const all = places.filter((one) => one.place === place).map(({ type }) => createBlock(type));

  it("is one graph with each node once", async () => {
    expect(await check(all, page)).toEqual([]);
    expect(await check([...all, ...all], page)).toEqual([]);
  });
});
