import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import writeExcel from "write-excel-file/node";
import { readFile } from "../read-file.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { readXlsx } from "./read-xlsx.ts";

const head = ["Название", "Дней", "Дата начала", "Время", "Цена", "Мест", "Что включено"];

/** A workbook as this server's own library writes one. */
async function write(rows: object[][]): Promise<Uint8Array> {
  const { toBuffer } = writeExcel([head.map((value) => ({ value })), ...rows] as never);
  return new Uint8Array(await toBuffer());
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
interface Book {
  sheets?: Record<string, string>;
  workbook?: string;
  more?: Record<string, string>;
}

/** A workbook by hand: what others write, and what nobody should. */
function zip({ sheets = {}, workbook = "", more = {} }: Book): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${rels}">${workbook}</workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names
      .map((name) => `<Relationship Id="${name}" Target="worksheets/${name}.xml"/>`)
      .join("")}</Relationships>`,
    ...Object.fromEntries(
      names.map((name) => [
        `xl/worksheets/${name}.xml`,
        `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}
const oneSheet = `<sheets><sheet name="Туры" r:id="a"/></sheets>`;
const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
const refusal = (bytes: Uint8Array) => {
  try {
    return readFile(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
};

test("a workbook is read as the same table in CSV: dates, times and prices as people see them", async () => {
  const bytes = await write([
    [
      ...[{ value: "Алтай в мае" }, { value: 7 }],
      { value: new Date(Date.UTC(2027, 5, 12)), type: Date, format: "dd.mm.yyyy" },
      { value: 9.5 / 24, type: Number, format: "hh:mm" },
      ...[{ value: 24_800 }, { value: 12 }, { value: "Трансфер\nОбед" }],
    ],
    [null, null, { value: "19.06.2027" }, null, { value: "26 000 ₽" }, { value: 8 }] as never,
  ]);
  const { format, columns, tours } = readFile(bytes);
  expect(format).toBe("xlsx");
  expect(columns.map(({ name }) => name)).toEqual(head);
  expect(tours).toEqual([
    {
      row: 2,
      fields: {
        title: "Алтай в мае",
        days: 7,
        included: ["Трансфер", "Обед"],
        currency: "RUB",
      },
      dates: [
        { row: 2, start_date: "2027-06-12", start_time: "09:30", price: 2_480_000, capacity: 12 },
        { row: 3, start_date: "2027-06-19", price: 2_600_000, capacity: 8 },
      ],
      problems: [],
    },
  ]);
});

test("the first sheet that is not hidden is read, rows keep their numbers, and gaps stay gaps", () => {
  const bytes = zip({
    workbook: `<workbookPr date1904="1"/><sheets><sheet name="Х" r:id="h" state="hidden"/><sheet name="Т" r:id="a"/></sheets>`,
    sheets: {
      h: `<row>${text("Не отсюда")}</row>`,
      a:
        `<row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3" t="s"><v>0</v></c></row>` +
        `<row r="5"/><row r="7"><c r="D7"><v>0.30000000000000004</v></c>` +
        `<c r="E7" s="1"><v>44000</v></c><c r="F7" t="e"><v>#DIV/0!</v></c></row>`,
    },
    more: {
      "xl/sharedStrings.xml": `<sst><si><t>Цена</t></si><si><r><t>Наз</t></r><r><t>вание</t></r><rPh><t>х</t></rPh></si></sst>`,
      "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-419]d\\ mmmm\\ yyyy&quot; г.&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="2"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    },
  });
  expect(readXlsx(bytes)).toEqual([
    { number: 3, cells: ["", "Название", "", "Цена"] },
    { number: 7, cells: ["", "", "", "0.3", "2024-06-19"] },
  ]);
});

test("a price with letters in its format is a price, and no date", () => {
  const bytes = zip({
    workbook: oneSheet,
    sheets: { a: `<row><c s="0"><v>24800</v></c></row>` },
    more: {
      "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="#,##0&quot; руб.&quot;;[Red]-#,##0\\ \\с"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    },
  });
  expect(readXlsx(bytes)[0]?.cells).toEqual(["24800"]);
});

// ASVS 5.2.3
test("an archive that unpacks to too much is refused soon, whatever size it names", () => {
  const bomb = zip({
    workbook: oneSheet,
    sheets: { a: `<row>${text("Название")}</row>${" ".repeat(40 * 1024 * 1024)}` },
  });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(refusal(bomb)).toMatch("слишком велик внутри");
  // The sizes that its heads name are of a small file.
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
  for (let at = 0; at < bomb.length - 30; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  expect(refusal(bomb)).toMatch("слишком велик внутри");
  // Control: as much as is allowed is read.
  const large = zip({
    workbook: oneSheet,
    sheets: { a: `<row>${text("Название")}</row>` + " ".repeat(1e7) },
  });
  expect(refusal(large)).toBe("В файле нет ни одного тура");
});

// ASVS 1.5.1
test("entities of a file's own are not expanded", () => {
  const bytes = zip({ workbook: oneSheet, sheets: { a: `<row>${text("&lol;")}</row>` } });
  expect(readXlsx(bytes)[0]?.cells).toEqual(["&lol;"]);
});

test("too many rows and columns are refused, and one that names a place far away is not drawn out", () => {
  const rows = `<row>${text("Название")}</row>${`<row>${text("Тур")}</row>`.repeat(2_001)}`;
  expect(refusal(zip({ workbook: oneSheet, sheets: { a: rows } }))).toMatch(/больше 2000\s/);
  const wide = `<row>${text("Название").repeat(201)}</row>`;
  expect(refusal(zip({ workbook: oneSheet, sheets: { a: wide } }))).toMatch(/больше 200\s/);
  const far = `<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c><c r="A1048576"><v>1</v></c></row>`;
  expect(readXlsx(zip({ workbook: oneSheet, sheets: { a: far } }))).toEqual([
    { number: 1_048_576, cells: ["1"] },
  ]);
});

test.each([
  [
    "an old workbook, or one under a password",
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]),
    "XLSX без пароля",
  ],
  ["another archive", zipSync({ "word/document.xml": strToU8("<w/>") }), "не похож на таблицу"],
  ["a workbook without its sheet", zip({ workbook: oneSheet }), "не похож на таблицу"],
  [
    "a workbook that breaks off",
    zip({ workbook: oneSheet, sheets: { a: "" } }).subarray(0, 200),
    "",
  ],
])("%s is refused with what to do", (_, bytes, words) => {
  expect(refusal(bytes)).toEqual(expect.stringContaining(words));
});
