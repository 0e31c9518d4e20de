import { checkStructuredData, readGraphs } from "@tour/schema-org";
import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();

const agreement = {
  type: "agreement" as const,
  title: "Договор",
  version: 1,
  published_at: "2026-05-04T09:00:00.000Z",
};

interface Graph {
  "@graph": { "@type": string | string[]; "@id"?: string; [property: string]: unknown }[];
}

async function askGraph(path: string) {
  const { text } = await site.ask(altai(), path);
  const [graph, ...more] = readGraphs(text) as Graph[];
  expect(more).toEqual([]);
  if (!graph) throw new Error(`No structured data on ${path}`);
  const find = (type: string) =>
    graph["@graph"].find((node) => [node["@type"]].flat().includes(type));
  return { graph, find };
}

test("each page has one graph of what its blocks show, on the site's own host", async () => {
  const host = site.siteOf(altai());
  host.main = [block("t", 4), block("q", 19), block("f", 2)];
  host.tour = [block("i", 12), block("p", 14), block("d", 20), block("r", 17), block("c", 21)];
  host.documents = [{ ...agreement, html: "<p>Договор</p>" }];
  for (const path of ["/", "/tour-1", "/agreement"]) {
    const { graph, find } = await askGraph(path);
    expect(await checkStructuredData(graph, `http://${altai()}`), path).toEqual([]);
    expect(find("WebPage")?.url).toBe(`http://${altai()}${path}`);
    expect(Boolean(find("BreadcrumbList"))).toBe(path !== "/");
  }
  const main = await askGraph("/");
  expect(main.find("ItemList")).toMatchObject({ numberOfItems: 6 });
  expect(main.find("FAQPage")).toBeDefined();
  expect(main.find("TravelAgency")).toMatchObject({ name: "Тропа" });
  const tour = await askGraph("/tour-1");
  expect(tour.find("Product")).toMatchObject({
    "@type": ["Product", "TouristTrip"],
    name: "Мультинские озёра пешком",
    offers: { "@type": "AggregateOffer" },
    aggregateRating: { ratingValue: 4.9 },
    itinerary: { "@type": "ItemList" },
  });
});

test("no text can end the element that contains the graph", async () => {
  const hostile = "</script><script>alert(1)</script><!--<script>";
  const host = site.siteOf(altai());
  host.metadata.description = hostile;
  host.tours = host.tours.map((tour) => ({ ...tour, title: hostile }));
  host.main = [block("t", 4)];
  const { text } = await site.ask(altai(), "/");
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1];
  expect(json).not.toMatch(/[<>]/);
  const { find } = await askGraph("/");
  expect(find("WebSite")?.description).toBe(hostile);
  expect(JSON.stringify(find("ItemList"))).toContain("alert(1)");
});

test("pages that are not indexable have no structured data", async () => {
  site.siteOf(altai()).metadata.is_indexable = false;
  for (const path of ["/", "/nothing-here", "/tour-view"]) {
    expect(readGraphs((await site.ask(altai(), path)).text), path).toEqual([]);
  }
  expect(readGraphs((await site.ask(marketplaceHost, "/tours?q=abc")).text)).toEqual([]);
});
