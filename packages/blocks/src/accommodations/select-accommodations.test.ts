import { expect, test } from "vitest";
import { sampleAccommodations } from "../sample/sample-accommodations.ts";
import { selectAccommodations } from "./select-accommodations.ts";

const [base] = sampleAccommodations;
const own = { name: "Юрта", accommodation_type: "guest-house" as const, text: "", media: [null] };

test("the block's own accommodations know their position in the content; the tour's are not edited here", () => {
  const shown = selectAccommodations(sampleAccommodations, [
    { ...own, media: [null, ...(base?.media ?? [])] },
  ]);
  expect(shown[0]?.at).toBeUndefined();
  expect(shown.at(-1)).toMatchObject({
    at: "places.0",
    media: [{ at: "places.0.media.1" }, {}, {}],
  });
});

test("an accommodation without a name is left out, one without pictures is not", () => {
  expect(selectAccommodations([], [{ ...own, name: " " }, own])).toEqual([
    { name: "Юрта", kind: "guest-house", text: "", media: [], at: "places.1" },
  ]);
});
