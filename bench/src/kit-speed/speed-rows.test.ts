import { expect, test } from "vitest";
import { makeSpeedRows } from "./speed-rows.ts";

test("the ratio is to the fastest peer, whether ours is faster or not", () => {
  const peers = [
    { title: "a", times: [30, 10, 20] },
    { title: "b", times: [40] },
  ];
  const ratios = (own: number) =>
    makeSpeedRows("open", [{ title: "ours", times: [own] }, ...peers]).map((row) => row.at(-1));
  expect(ratios(10)).toEqual(["0.50x", "1.00x", "2.00x"]);
  expect(ratios(50)).toEqual(["2.50x", "1.00x", "2.00x"]);
});

test("a row names scenario and contender, and shows the median and the spread", () => {
  const times = Array.from({ length: 11 }, (_, index) => index);
  const rows = makeSpeedRows("open", [
    { title: "ours", times },
    { title: "a", times: [10] },
  ]);
  expect(rows[0]).toEqual(["open: ours", "5.0 ms", "9.0 ms", "0.50x"]);
});
