import { expect, test } from "vitest";
import { samplePeople } from "../sample/sample-people.ts";
import { listGuides, selectGuides } from "./select-guides.ts";

const [first] = samplePeople;
const tour = {
  id: 7,
  guides: [{ id: "g1", name: "Айдар", role: "", photo: null, text: "", languages: ["ru", "en"] }],
};

test("the tour's guides replace the block's own people", () => {
  const data = selectGuides(tour, samplePeople);
  expect(data.own).toEqual([]);
  expect(listGuides(samplePeople, data).map(({ name, at }) => [name, at])).toEqual([
    ["Айдар", undefined],
  ]);
  expect(data.ofTour[0]?.languages).toEqual(["русский", "английский"]);
});

test("without guides of the tour the block's own people are shown, except those without a name", () => {
  const people = [{ ...(first as (typeof samplePeople)[number]), name: " " }, ...samplePeople];
  const shown = listGuides(people, selectGuides(null, people));
  expect(shown).toHaveLength(samplePeople.length);
  expect(shown[0]?.at).toBe("people.1");
});
