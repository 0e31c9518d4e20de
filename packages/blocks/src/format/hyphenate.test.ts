import { expect, test } from "vitest";
import { hyphenate, hyphenateEndless } from "./hyphenate.ts";

const shown = (text: string) => hyphenate(text).replaceAll("\u00ad", "-");

test("long words may break between syllables", () => {
  expect(shown("Достопримечательности")).toBe("Дос-то-при-ме-ча-тель-нос-ти");
});

test("shorter words and other scripts are left as they are", () => {
  expect(shown("Чуйский тракт, Extraordinarily")).toBe("Чуйский тракт, Extraordinarily");
});

test("in texts only words that fit on no line may break", () => {
  expect(hyphenateEndless("Достопримечательности")).toBe("Достопримечательности");
  expect(hyphenateEndless("Превысокомногорассмотрительствующий").replaceAll("\u00ad", "-")).toBe(
    shown("Превысокомногорассмотрительствующий"),
  );
  expect(shown("Превысокомногорассмотрительствующий")).toContain("-");
});
