import { expect, test } from "vitest";
import { samplePeople } from "../sample/sample-people.ts";
import { listGuides, selectGuides } from "./select-guides.ts";

const [first] = samplePeople;
const ofTour = [{ id: "g1", name: "Айдар", role: "", photo: null, text: "", languages: [] }];

test("those who lead the tour come instead of the block's own people", () => {
  const data = selectGuides(ofTour, samplePeople);
  expect(data.own).toEqual([]);
  expect(listGuides(samplePeople, data).map(({ name, at }) => [name, at])).toEqual([
    ["Айдар", undefined],
  ]);
});

test("without guides of the tour the block's own are shown, except those without a name", () => {
  const people = [{ ...(first as (typeof samplePeople)[number]), name: " " }, ...samplePeople];
  const shown = listGuides(people, selectGuides([], people));
  expect(shown).toHaveLength(samplePeople.length);
  expect(shown[0]?.at).toBe("people.1");
});
