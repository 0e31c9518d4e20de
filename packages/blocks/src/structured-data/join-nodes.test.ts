import { expect, test } from "vitest";
import { joinNodes } from "./join-nodes.ts";

test("what is said of the same thing becomes one node", () => {
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

test("a narrower type stands for the wider one", () => {
  const [agency] = joinNodes([
    { "@type": "Organization", "@id": "#o" },
    { "@type": "TravelAgency", "@id": "#o" },
    { "@type": "Organization", "@id": "#o" },
  ]);
  expect(agency).toEqual({ "@type": "TravelAgency", "@id": "#o" });
});

test("things without a name stay apart, each once", () => {
  const list = { "@type": "ItemList", name: "Туры" };
  expect(joinNodes([list, { ...list }, { ...list, name: "Ещё" }])).toHaveLength(2);
});

test("nothing is said of what is empty, and nought is not empty", () => {
  const [node] = joinNodes([
    { "@id": "#a", name: "", image: [], offer: { seats: 0, text: null }, list: [null, "x"] },
  ]);
  expect(node).toEqual({ "@id": "#a", offer: { seats: 0 }, list: ["x"] });
});
