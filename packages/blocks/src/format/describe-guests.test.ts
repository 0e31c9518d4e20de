import { expect, test } from "vitest";
import { describeGuests } from "./describe-guests.ts";

test("guests are told of by most of their ages, whether they travel alone, and how many answered", () => {
  expect(describeGuests({ from: 5, ages: [25, 44], alone: "most" })).toEqual({
    who: "в основном 25–44\u00a0года, большинство едут одни",
    by: "по ответам 5\u00a0гостей или больше",
  });
  expect(describeGuests({ from: 10, ages: [55, null], alone: "some" }).who).toBe(
    "в основном от\u00a055\u00a0лет, есть и те, кто едет один",
  );
  expect(describeGuests({ from: 10, ages: null, alone: null }).who).toBe("люди разного возраста");
});
