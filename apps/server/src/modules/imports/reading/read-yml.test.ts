import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const read = (xml: string) => readFile(new TextEncoder().encode(xml));
const feed = (offers: string, head = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<yml_catalog date="2027-03-01T12:00"><shop>` +
  `<name>Тропа</name><company>Тропа</company><url>https://example.com</url>` +
  `<offers>${offers}</offers></shop></yml_catalog>`;

const altai = `<offer id="A-17" available="true">
  <url>https://example.com/altai</url><name>Алтай &amp; горы</name><price>24800</price>
  <currencyId>RUR</currencyId><categoryId>1</categoryId>
  <picture>https://example.com/1.jpg</picture><picture>https://example.com/2.jpg</picture>
  <description><![CDATA[<p>Горы &laquo;ближе&raquo;</p><ul><li>Озеро</li></ul><script>alert(1)</script>]]></description>
  <country>Россия</country><days>7</days>
  <dataTour>2027-06-12</dataTour><dataTour>12.07.2027</dataTour>
  <param name="Количество мест">12</param><param name="Регион">Алтай</param>
  <param name="Цвет">Зелёный</param>
</offer>`;

test("an offer is a tour: its elements, its params, its dates; HTML becomes text", () => {
  const { format, tours } = read(feed(altai));
  expect(format).toBe("yml");
  expect(tours).toEqual([
    {
      row: 1,
      externalId: "A-17",
      fields: {
        title: "Алтай & горы",
        description: "Горы «ближе»\n\nОзеро",
        country: ["Россия"],
        region: ["Алтай"],
        days: 7,
        currency: "RUB",
      },
      pictures: ["https://example.com/1.jpg", "https://example.com/2.jpg"],
      dates: [
        { row: 1, start_date: "2027-06-12", price: 2_480_000, capacity: 12 },
        { row: 1, start_date: "2027-07-12", price: 2_480_000, capacity: 12 },
      ],
      problems: [],
    },
  ]);
});

test("offers of one group are one tour", () => {
  const offer = (id: number, date: string) =>
    `<offer id="${id}" group_id="5"><name>Лес</name><param name="Дата">${date}</param></offer>`;
  const { tours } = read(feed(offer(1, "12.06.2027") + offer(2, "19.06.2027")));
  expect(tours).toMatchObject([{ externalId: "5", dates: [{ row: 1 }, { row: 2 }] }]);
});

// ASVS 1.5.1
test("entities of the file's own are never expanded, and nothing outside is fetched", () => {
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
  ).join("");
  const head = `<!DOCTYPE y [<!ENTITY lol0 "lol"><!ENTITY x SYSTEM "file:///etc/passwd">${laughs}]>`;
  const { tours } = read(feed("<offer id='1'><name>&lol9;&x;</name></offer>", head));
  expect(tours).toMatchObject([{ fields: { title: "&lol9;&x;" } }]);
});

test("a feed in windows-1251 is read as it says", () => {
  const xml = feed("<offer id='1'><name>ЛЕС</name></offer>").replace("UTF-8", "windows-1251");
  const bytes = Uint8Array.from(xml, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
  expect(readFile(bytes).tours).toMatchObject([{ fields: { title: "ЛЕС" } }]);
});

test.each([
  [feed(altai).slice(0, -60), "Фид оборван"],
  [feed(""), "нет ни одного тура"],
  ["<rss><item/></rss>", "не похож"],
  [feed("<offer id='1'><name>Лес</name></offer>".repeat(2_001)), /больше 2000/],
])("a feed that can't be read says why", (xml, message) => {
  expect(() => read(xml)).toThrow(UnreadableFile);
  expect(() => read(xml)).toThrow(message);
});
