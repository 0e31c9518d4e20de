import { describe, expect, it } from "vitest";
import { checkStructuredData } from "./check-structured-data.ts";
import { readGraphs } from "./read-graphs.ts";

const origin = "https://tropa.example";
type Node = Record<string, unknown>;

const organizer: Node = {
  "@type": "TravelAgency",
  "@id": `${origin}/#organizer`,
  name: "Тропа",
  url: `${origin}/`,
  telephone: ["+73882212345"],
  address: { "@type": "PostalAddress", streetAddress: "Горно-Алтайск" },
};

const offer: Node = {
  "@type": "Offer",
  price: "49500",
  priceCurrency: "RUB",
  availability: "https://schema.org/InStock",
  availabilityStarts: "2027-05-09",
  seller: { "@id": `${origin}/#organizer` },
};

const tour: Node = {
  "@type": ["Product", "TouristTrip"],
  "@id": `${origin}/altai-1#tour`,
  name: "Озёра",
  description: "Идём к озёрам",
  image: [`${origin}/media/lake/1200x00`],
  offers: offer,
  itinerary: {
    "@type": "ItemList",
    itemListElement: [
      { "@type": "ListItem", position: 1, item: { "@type": "Trip", name: "День" } },
    ],
  },
};

const faq: Node = {
  "@type": "FAQPage",
  "@id": `${origin}/#questions`,
  mainEntity: [
    { "@type": "Question", name: "Где?", acceptedAnswer: { "@type": "Answer", text: "Тут" } },
  ],
};

const list: Node = {
  "@type": "ItemList",
  itemListElement: [1, 2].map((position) => ({
    "@type": "ListItem",
    position,
    name: `Тур ${position}`,
    url: `${origin}/tour-${position}`,
  })),
};

const check = (...graph: Node[]) =>
  checkStructuredData({ "@context": "https://schema.org", "@graph": graph }, origin);

it("accepts a valid graph", async () => {
  expect(await check(organizer, tour, faq, list)).toEqual([]);
});

describe("refuses", () => {
  it.each<[string, Node, string]>([
    ["a type that there is not", { ...tour, "@type": "Tour" }, "no type of schema.org"],
    ["a property that there is not", { ...tour, seatsLeft: 3 }, "no property of schema.org"],
    ["another type's property", { ...faq, seller: offer }, "no property of FAQPage"],
    ["a superseded property", { ...tour, reviews: [] }, "superseded"],
    ["a value of another type", { ...tour, image: "озеро" }, "none of"],
    ["a node of another type", { ...tour, offers: faq }, "none of"],
    ["an empty list", { ...tour, image: [] }, "empty"],
    ["markup in a text", { ...tour, description: "<p>Идём</p>" }, "none of"],
    ["an entity in a text", { ...tour, description: "5&nbsp;°C" }, "none of"],
    ["a telephone as people read it", { ...organizer, telephone: "8 (388) 2" }, "none of"],
    ["a pointer to nothing", { ...tour, provider: { "@id": `${origin}/#nobody` } }, "not here"],
    ["an agency without an address", { ...organizer, address: undefined }, "address"],
    ["a product that can't be bought", { ...tour, offers: undefined }, "One of the following"],
    ["a product without a name", { ...tour, name: undefined }, "name"],
    ["a question without an answer", { ...faq, mainEntity: [{ "@type": "Question" }] }, "Question"],
    ["a list with a gap", { ...list, itemListElement: [{ position: 2 }] }, "positions"],
    ["a name on another host", { ...faq, "@id": "https://other.example/#q" }, "elsewhere"],
  ])("%s", async (_name, wrong, message) => {
    const whole = { ...wrong };
    for (const [key, value] of Object.entries(whole)) if (value === undefined) delete whole[key];
    const others = whole["@id"] === organizer["@id"] ? [] : [organizer];
    expect((await check(...others, whole)).join("\n")).toContain(message);
  });

  it.each<[string, Node]>([
    ["a price with a space", { price: "49 500" }],
    ["a currency's sign", { priceCurrency: "₽" }],
    ["a currency that there is not", { priceCurrency: "RUR" }],
    ["availability in one's own words", { availability: "in stock" }],
    ["a date as people read it", { availabilityStarts: "9 мая 2027" }],
    ["a day that is not in the calendar", { availabilityStarts: "2027-02-29" }],
  ])("an offer with %s", async (_name, change) => {
    const wrong = { ...tour, offers: { ...offer, ...change } };
    expect((await check(organizer, wrong)).join("\n")).toContain("none of");
  });

  it("an offer without a price is reported, alone or among others", async () => {
    const { price: _, ...rest } = offer;
    const aggregate = { ...rest, "@type": "AggregateOffer", lowPrice: "1" };
    expect(await check(organizer, { ...tour, offers: { ...aggregate, offers: [offer] } })).toEqual(
      [],
    );
    for (const offers of [rest, { ...aggregate, offers: [offer, rest] }]) {
      const problems = await check(organizer, { ...tour, offers });
      expect(problems).toContain('Offer: "price" is missing');
    }
  });

  it("two products on a page and two nodes with one id are reported", async () => {
    const other = { ...tour, "@id": `${origin}/other-2#tour` };
    expect(await check(organizer, tour, other)).toEqual(["Product: more than one on the page"]);
    expect((await check(faq, faq)).join("\n")).toContain("twice");
  });

  it("data that is not a graph is reported", async () => {
    expect(await checkStructuredData({ "@graph": [organizer] }, origin)).toHaveLength(1);
    expect(await check()).toHaveLength(1);
  });
});

it("reads the graphs of a page and leaves its other scripts alone", () => {
  const html =
    '<script type="application/json">{"a":1}</script><script type="application/ld+json">{"b":"\\u003c"}</script>';
  expect(readGraphs(html)).toEqual([{ b: "<" }]);
});
