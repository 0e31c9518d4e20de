import { describe, expect, it } from "vitest";
import { phoneRule } from "../rules/phone.rule.ts";
import { normalizePhone } from "./normalize-phone.ts";

describe("a phone number", () => {
  it.each([
    "+79161234567",
    "+7 (916) 123-45-67",
    "8 916 123-45-67",
    "89161234567",
    "8(916)1234567",
    "9161234567",
    "916 123 45 67",
    "79161234567",
    "7 916 123-45-67",
    "+8 916 123-45-67",
    "+7 8 916 123 45 67",
    "8.916.123.45.67",
    " 8\u00a0916\u00a0123\u201345\u201167 ",
  ])("%j is a Russian one, written out", (typed) => {
    expect(normalizePhone(typed)).toBe("+79161234567");
  });

  it.each([
    ["8 (495) 123-45-67", "+74951234567"],
    ["8 800 555-35-35", "+78005553535"],
    ["+8 800 555-35-35", "+78005553535"],
    ["8 701 123 45 67", "+77011234567"],
    ["+375 29 123-45-67", "+375291234567"],
    ["00375 29 123-45-67", "+375291234567"],
    ["8 10 375 29 123-45-67", "+375291234567"],
    ["+44 (0)20 7946 0958", "+442079460958"],
  ])("%j is %s", (typed, number) => {
    expect(normalizePhone(typed)).toBe(number);
  });

  it.each([
    "+84912345678",
    "+84951234567",
    "+8613123456789",
    "+8801812345678",
    "+886912345678",
    "+4915112345678",
    "+12015550123",
  ])("%s of another country stays", (number) => {
    expect(normalizePhone(number)).toBe(number);
  });

  it.each([
    "",
    "8916123456",
    "891612345678",
    "916123456",
    "80291234567",
    "8 916 123-45-67 доб. 1",
    "8 916 123-45-67, 8 916 123-45-68",
    "позвоните",
    "12345",
  ])("%j is not a phone number, and stays as it was typed", (typed) => {
    expect(normalizePhone(typed)).toBe(typed);
    const passes = phoneRule.test(normalizePhone(typed), {}, {} as never);
    expect(passes).toBe(typed === "");
  });

  it("that is already normalized stays the same", () => {
    for (const typed of ["8 916 123-45-67", "+375 29 123-45-67", "позвоните"]) {
      expect(normalizePhone(normalizePhone(typed))).toBe(normalizePhone(typed));
    }
  });
});
