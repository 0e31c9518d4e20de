import { expect, test } from "vitest";
import { joinNodes } from "./join-nodes.ts";

test("nodes with the same id are joined into one", () => {
  const joined = joinNodes([
    { "@type": "TouristTrip", "@id": "#tour", name: "Озёра", image: ["a"] },
    { "@type": "FAQPage", "@id": "#faq", mainEntity: [{ name: "Где?" }] },
    { "@type": "Product", "@id": "#tour", name: "Другое имя", image: ["a", "b"], offers: "o" },
    { "@type": "FAQPage", "@id": "#faq", mainEntity: [{ name: "Где?" }, { name: "Когда?" }] },
  ]);
  expect(joined).toEqual([
    {
      "@type": ["Product", "TouristTrip"],
      "@id": "#tour",
      name: "Озёра",
      image: ["a", "b"],
      offers: "o",
    },
    { "@type": "FAQPage", "@id": "#faq", mainEntity: [{ name: "Где?" }, { name: "Когда?" }] },
  ]);
});

test("a more specific type replaces the general one", () => {
  const [agency] = joinNodes([
    { "@type": "Organization", "@id": "#o" },
    { "@type": "TravelAgency", "@id": "#o" },
    { "@type": "Organization", "@id": "#o" },
  ]);
  expect(agency).toEqual({ "@type": "TravelAgency", "@id": "#o" });
});

test("nodes without an id stay separate, each once", () => {
  const list = { "@type": "ItemList", name: "Туры" };
  expect(joinNodes([list, { ...list }, { ...list, name: "Ещё" }])).toHaveLength(2);
});

test("empty values are left out, and zero is not empty", () => {
  const [node] = joinNodes([
    { "@id": "#a", name: "", image: [], offer: { seats: 0, text: null }, list: [null, "x"] },
  ]);
  expect(node).toEqual({ "@id": "#a", offer: { seats: 0 }, list: ["x"] });
});
