import { describe, expect, it, test } from "vitest";
import { checkLegal, isInn, isOgrn } from "./legal-checks.ts";

describe("the tax number", () => {
  it.each(["7707083893", "7736050003", "500100732259"])("%s is right", (text) => {
    expect(isInn(text)).toBe(true);
  });
  it("is wrong with any one digit changed", () => {
    for (const text of ["7707083893", "500100732259"]) {
      for (let at = 0; at < text.length; at += 1) {
        const digit = (Number(text[at]) + 1) % 10;
        expect(isInn(text.slice(0, at) + digit + text.slice(at + 1))).toBe(false);
      }
    }
  });
  it.each(["", "77070838930", "770708389", "77070838a3"])("%s is malformed", (text) => {
    expect(isInn(text)).toBe(false);
  });
});

test("the number in the state register is checked", () => {
  expect(isOgrn("1027700132195")).toBe(true);
  expect(isOgrn("1027700132196")).toBe(false);
  expect(isOgrn("304500116000157")).toBe(true);
  expect(isOgrn("304500116000158")).toBe(false);
});

test("each part says whether it is given and correct", () => {
  const legal = { name: "ООО «Тропа»", inn: "77 0708 3893", ogrn: "1", registry_number: "" };
  expect(checkLegal(legal)).toEqual({
    form: "missing",
    name: "ok",
    inn: "ok",
    ogrn: "wrong",
    registry_number: "missing",
  });
  for (const registry_number of ["РТО 012345", "МТ3 000123", "В009-00161-77/01234567"]) {
    expect(checkLegal({ ...legal, registry_number }).registry_number).toBe("ok");
  }
});

test("numbers are those of the legal form", () => {
  const numbers = {
    company: ["7707083893", "1027700132195"],
    person: ["500100732259", "304500116000157"],
  };
  const check = (form: "company" | "entrepreneur" | "self_employed", [inn, ogrn]: string[]) => {
    const legal = { form, name: "Тропа", inn: inn ?? "", ogrn: ogrn ?? "", registry_number: "" };
    const { inn: innState, ogrn: ogrnState } = checkLegal(legal);
    return [innState, ogrnState];
  };
  expect(check("company", numbers.company)).toEqual(["ok", "ok"]);
  expect(check("company", numbers.person)).toEqual(["wrong", "wrong"]);
  expect(check("entrepreneur", numbers.person)).toEqual(["ok", "ok"]);
  expect(check("entrepreneur", numbers.company)).toEqual(["wrong", "wrong"]);
  expect(check("self_employed", [numbers.person[0]!])).toEqual(["ok", "ok"]);
  expect(check("self_employed", numbers.person)).toEqual(["ok", "wrong"]);
});
