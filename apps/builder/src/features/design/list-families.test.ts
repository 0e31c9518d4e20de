import { expect, test } from "vitest";
import { listFamilies } from "./list-families.ts";

test("weights of one family stand together, and uploaded families are told apart", () => {
  const font = (id: number | null, name: string, font_weight: number) => ({
    id,
    name,
    file: "/fonts/a.woff2",
    font_weight,
  });
  expect(
    listFamilies([
      font(null, "Lora", 400),
      font(null, "Lora", 700),
      font(3, "Тропинка", 400),
      font(4, "Тропинка", 900),
    ]),
  ).toEqual([
    { name: "Lora", isUploaded: false, weights: [400, 700] },
    { name: "Тропинка", isUploaded: true, weights: [400, 900] },
  ]);
});
