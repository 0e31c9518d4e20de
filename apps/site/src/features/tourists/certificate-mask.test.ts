import { expect, test } from "vitest";
import { editCertificate, maskCertificate } from "./certificate-mask.ts";

/** Types signs one after another at the end, as a browser would. */
const type = (signs: string) =>
  Array.from(signs).reduce((text, sign) => {
    const next = text + sign;
    return editCertificate({ text: next, caret: next.length }).text;
  }, "");

/** What an edit leaves, with `|` for the caret before and after it. */
function edit(state: string): string {
  const caret = state.indexOf("|");
  const next = editCertificate({ text: state.replace("|", ""), caret });
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
}

test.each([
  ["ivмю123456", "IV-МЮ № 123456"],
  ["IV-МЮ № 123456", "IV-МЮ № 123456"],
  ["iv-мю№1234567", "IV-МЮ № 123456"],
  ["11сх123456", "II-СХ № 123456"],
  ["ххмю123456", "XX-МЮ № 123456"],
  ["х-сх 123456", "X-СХ № 123456"],
  ["іі-аб 123456", "II-АБ № 123456"],
  ["III-CX123456", "III-СХ № 123456"],
])("typed as %j it becomes %j by itself", (signs, number) => {
  expect(type(signs)).toBe(number);
});

test.each([
  ["Свидетельство IV-МЮ № 123456 от 1.1.2020", "IV-МЮ № 123456"],
  ["iii-аб N 123456", "III-АБ № 123456"],
  ["III АБ No 123456", "III-АБ № 123456"],
  ["iicx123456", "II-СХ № 123456"],
  ["11-СХ 123456", "II-СХ № 123456"],
])("pasted as %j it becomes %j", (pasted, number) => {
  expect(maskCertificate(pasted)).toBe(number);
});

test("the dash and the number sign come with what follows them, and nothing that can't stand there", () => {
  expect(maskCertificate("iv")).toBe("IV");
  expect(maskCertificate("iv-")).toBe("IV-");
  expect(maskCertificate("ivм")).toBe("IV-М");
  expect(maskCertificate("IV-МЮ")).toBe("IV-МЮ");
  expect(maskCertificate("IV-МЮ1")).toBe("IV-МЮ № 1");
  expect(maskCertificate("IV-МЮЯ")).toBe("IV-МЮ");
  expect(maskCertificate("ivм5")).toBe("IV-М № 5");
  expect(maskCertificate("IV1!-М?Ю")).toBe("IVI-МЮ");
});

test("a part that is taken away leaves its place, and the others stay", () => {
  expect(maskCertificate("-МЮ № 12345")).toBe("-МЮ № 12345");
  expect(maskCertificate("х-МЮ № 12345")).toBe("X-МЮ № 12345");
  expect(maskCertificate("IV- № 12345")).toBe("IV- № 12345");
  expect(maskCertificate("мю")).toBe("-МЮ");
  expect(maskCertificate("-")).toBe("");
});

test("a number in its form stays as it is, and so does each of its beginnings but for the signs at the end", () => {
  const number = "VIII-ДН № 987654";
  for (let end = 1; end <= number.length; end += 1) {
    const part = number.slice(0, end);
    expect(maskCertificate(part)).toBe(part.replace(/[ №]+$/, ""));
  }
});

test("the caret stays behind the sign that it stood behind", () => {
  expect(edit("IX|V-МЮ № 123")).toBe("IX|V-МЮ № 123");
  expect(edit("IV-МЮ № 9|123")).toBe("IV-МЮ № 9|123");
  expect(edit("IV|МЮ № 123")).toBe("IV|-МЮ № 123");
  expect(edit("ivмю123456|")).toBe("IV-МЮ № 123456|");
});
