import { expect, test } from "vitest";
import { makeSizeTable } from "./size-table.ts";

const weigh = (script: number, styles = 0, later = 0) => ({ script, styles, later });
const base = { kitTitles: ["A", "B"], notes: [] };

test("a row has our size, the smallest peer, the verdict and every kit", () => {
  const a = { title: "A", isStyled: true, weight: weigh(4000, 500) };
  const component = { name: "select", own: weigh(3000, 200, 100), peers: [a] };
  const { rows } = makeSizeTable([component], { ...base, whole: weigh(60_000, 9000) });
  expect(rows).toEqual([
    ["select", "3.1 kB", "0.2 kB", "3.3 kB", "4.5 kB A", "yes", "4.5 kB", "–", "–"],
    ["whole set (1)", "60.0 kB", "9.0 kB", "69.0 kB", "goal 75.0 kB", "yes", "–", "–", "–"],
  ]);
});

test("where no kit has the component, ours is compared with the package that people add", () => {
  const only = { title: "one-purpose package", isStyled: true, weight: weigh(2000) };
  const phone = { name: "phone", own: weigh(3000), peers: [], singlePurpose: only };
  const { rows } = makeSizeTable([phone], { ...base, whole: weigh(75_000) });
  expect(rows[0]?.slice(4, 6)).toEqual(["2.0 kB one-purpose package", "no"]);
  expect(rows[1]?.slice(4, 6)).toEqual(["goal 75.0 kB", "no"]);
});
