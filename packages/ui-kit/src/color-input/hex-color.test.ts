import { expect, test } from "vitest";
import { parseHexColor } from "./hex-color.ts";

test("three and six digits are read, with and without #, in any case", () => {
  expect(parseHexColor("#7C3AED")).toBe("#7c3aed");
  expect(parseHexColor(" 7c3aed ")).toBe("#7c3aed");
  expect(parseHexColor("#fa0")).toBe("#ffaa00");
});

test("anything else is not a colour", () => {
  for (const text of ["", "#", "#12", "#1234", "#12345g", "red", "##fff", "#1234567"]) {
    expect(parseHexColor(text), text).toBeNull();
  }
});
