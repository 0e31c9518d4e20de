import { expect, test } from "vitest";
import { decodePage } from "./decode-page.ts";

/** «Алтай» in each encoding. */
const words = {
  "windows-1251": [0xc0, 0xeb, 0xf2, 0xe0, 0xe9],
  "koi8-r": [0xe1, 0xcc, 0xd4, 0xc1, 0xca],
  "iso-8859-5": [0xb0, 0xdb, 0xe2, 0xd0, 0xd9],
  ibm866: [0x80, 0xab, 0xe2, 0xa0, 0xa9],
  "utf-8": [...new TextEncoder().encode("Алтай")],
};
const page = (head: string, word: number[]) =>
  new Uint8Array([...new TextEncoder().encode(head), ...word]);

test.each(Object.entries(words))(
  "%s is decoded by the header, and by the page's own declaration",
  (name, word) => {
    expect(decodePage(page("", word), `text/html; charset=${name}`)).toBe("Алтай");
    expect(decodePage(page("", word), `text/html; Charset="${name.toUpperCase()}"`)).toBe("Алтай");
    const short = `<meta charset=${name}>`;
    expect(decodePage(page(short, word), "text/html")).toBe(`${short}Алтай`);
    const long = `<META http-equiv="Content-Type" content="text/html; charset=${name}">`;
    expect(decodePage(page(long, word), "")).toBe(`${long}Алтай`);
  },
);

test("a page without a declaration is UTF-8, or windows-1251 if it is not valid UTF-8", () => {
  expect(decodePage(page("", words["utf-8"]), "text/html")).toBe("Алтай");
  expect(decodePage(page("", words["windows-1251"]), "text/html")).toBe("Алтай");
});

test("a page that was cut within a character stays UTF-8", () => {
  expect(decodePage(page("", words["utf-8"].slice(0, -1)), "")).toBe("Алта");
});

test("the byte order mark takes precedence; unknown encodings are ignored", () => {
  expect(decodePage(page("", [0xef, 0xbb, 0xbf, ...words["utf-8"]]), "charset=koi8-r")).toBe(
    "Алтай",
  );
  expect(decodePage(page("", words["windows-1251"]), "text/html; charset=martian")).toBe("Алтай");
});
