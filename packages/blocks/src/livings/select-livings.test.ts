import { expect, test } from "vitest";
import { sampleLivings } from "../sample/sample-livings.ts";
import { selectLivings } from "./select-livings.ts";

const [base] = sampleLivings;
const own = { name: "Юрта", accommodation_type: "guest-house" as const, text: "", media: [null] };

test("a place of the block's own knows where it stands; the tour's are not edited here", () => {
  const shown = selectLivings(sampleLivings, [{ ...own, media: [null, ...(base?.media ?? [])] }]);
  expect(shown[0]?.at).toBeUndefined();
  expect(shown.at(-1)).toMatchObject({
    at: "places.0",
    media: [{ at: "places.0.media.1" }, {}, {}],
  });
});

test("a place without a name is left out, one without pictures is not", () => {
  expect(selectLivings([], [{ ...own, name: " " }, own])).toEqual([
    { name: "Юрта", accommodation: "guest-house", text: "", media: [], at: "places.1" },
  ]);
});
