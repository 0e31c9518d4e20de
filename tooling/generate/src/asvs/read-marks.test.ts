import { expect, test } from "vitest";
import { readMarks } from "./read-marks.ts";

const read = (text: string, file = "a.test.ts") => readMarks(file, text);

test("a mark names the test below it, and which requirements it shows", () => {
  const text = `
    // ASVS 6.2.1
    test("short passwords are refused", () => {});
    test("another", () => {});
    describe("signing in", () => {
      /** Why. */
      // ASVS 7.2.1, 7.10.11
      it("is checked", async () => { test.skip("no"); });
    });`;
  expect(read(text)).toEqual([
    { file: "a.test.ts", title: "short passwords are refused", ids: ["6.2.1"] },
    { file: "a.test.ts", title: "is checked", ids: ["7.2.1", "7.10.11"] },
  ]);
});

test("a test for many values has its title behind them, and one of parts as it stands there", () => {
  const text = `
    // ASVS 1.2.3
    test.each([
      "test('a')",
    ])(
      "%s is refused", () => {});
    // ASVS 1.2.4
    test.runIf(yes)(\`\${name}: it holds\`, () => {});`;
  expect(read(text).map(({ title }) => title)).toEqual(["%s is refused", "${name}: it holds"]);
  expect(
    read(`// ASVS 1.2.3\ntest("<a> is text", () => render(<a />));`, "a.test.tsx"),
  ).toHaveLength(1);
});

test.each([
  ['// ASVS 6.2\ntest("a", run);', "should be like"],
  ['// ASVS v6.2.1\ntest("a", run);', "should be like"],
  ['// ASVS 6.2.1: short ones\ntest("a", run);', "should be like"],
  ['//ASVS 6.2.1\ntest("a", run);', "should be like"],
  ['// ASVS 6.2.1\ndescribe("a", run);', "no test with a title"],
  ["// ASVS 6.2.1\ntest(name, run);", "no test with a title"],
  ["// ASVS 6.2.1\nconst a = 1;", "stands above no test"],
  ['test("a", run); // ASVS 6.2.1', "stands above no test"],
])("a mark that is none is said: %j", (text, fault) => {
  expect(() => read(text)).toThrow(fault);
});

test("a file without marks has none", () => {
  expect(read('test("an ASVS of its own", run);')).toEqual([]);
});
