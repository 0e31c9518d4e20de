import { expect, test } from "vitest";
import { decodeText } from "../../../platform/file-formats/decode-text.ts";
import { readFile } from "./read-file.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readFile(bytes(text));

/** Letters as windows-1251 has them; the rest is as in ASCII. */
const inWindows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (letter === "№") return 0xb9;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });

const inUtf16 = (text: string, isLittle: boolean) => {
  const buffer = Buffer.from(text, "utf16le");
  return new Uint8Array(isLittle ? buffer : buffer.swap16());
};

const table = "Название;Дней;Дата начала;Цена;Мест\r\nАлтай в мае;7;12.06.2027;24 800 ₽;12\r\n";

test("a table of rows is read as a tour with its dates, prices in minor units", () => {
  const { format, tours, columns } = read(`${table};;19.06.2027;26 000;8\r\n`);
  expect(format).toBe("csv");
  expect(columns.map(({ field }) => field)).toEqual([
    ...["title", "days", "start_date", "price", "capacity"],
  ]);
  expect(columns[3]).toEqual({ name: "Цена", field: "price", example: "24 800 ₽" });
  expect(tours).toEqual([
    {
      row: 2,
      fields: { title: "Алтай в мае", days: 7, currency: "RUB" },
      dates: [
        { row: 2, start_date: "2027-06-12", price: 2_480_000, capacity: 12 },
        { row: 3, start_date: "2027-06-19", price: 2_600_000, capacity: 8 },
      ],
      problems: [],
    },
  ]);
});

test("encodings are found out: UTF-8 and UTF-16 by their marks or without, windows-1251", () => {
  const plain = "Название;№\nТундра;1\n";
  expect(decodeText(bytes(plain))).toBe(plain);
  expect(decodeText(bytes(`\uFEFF${plain}`))).toBe(plain);
  expect(decodeText(inWindows1251(plain))).toBe(plain);
  for (const isLittle of [true, false]) {
    expect(decodeText(inUtf16(`\uFEFF${plain}`, isLittle))).toBe(plain);
    expect(decodeText(inUtf16(plain, isLittle))).toBe(plain);
  }
});

test.each([";", ",", "\t"])("a table with %j between its cells is read", (separator) => {
  const rows = [
    ["Тур", "Что включено", "Длительность"],
    ["Байкал", '"Трансфер; обед"', "3 дня"],
  ];
  const { tours } = read(rows.map((row) => row.join(separator)).join("\n"));
  expect(tours[0]?.fields).toEqual({ title: "Байкал", included: ["Трансфер", "обед"], days: 3 });
});

test("quotes hold separators, line ends and quotes, and rows keep the numbers of the sheet", () => {
  const { tours } = read(
    'Название;Описание;Дней\n\n"Тур ""Лес""; осень";"Первый день\nВторой день";сто\n',
  );
  expect(tours[0]).toMatchObject({
    row: 3,
    fields: { title: 'Тур "Лес"; осень', description: "Первый день\nВторой день" },
    problems: [{ row: 3, column: "Дней", level: "error" }],
  });
});

test("what is wrong is told with its row and its column as the file calls it", () => {
  const { tours } = read(
    "Название;Дата;Цена;Мест;Валюта\nЛес;32.06.2027;даром;-1;тугрики\nЛес;12.06;;;\n",
  );
  expect(tours[0]?.problems.map(({ row, column, text }) => [row, column, text])).toEqual([
    [2, "Валюта", "Неизвестная валюта. Можно: EUR, USD, RUB, BYN, KZT, CNY"],
    [2, "Мест", "Нужно целое число от 1 до 10000"],
    [2, "Цена", "Это не цена. Напишите, например, 24 800"],
    [2, "Дата", "Это не дата. Напишите, например, 12.06.2027"],
    [3, "Дата", "У даты нет года"],
  ]);
});

test("rows of one tour that contradict each other are told, and the first is taken", () => {
  const { tours } = read("Название;Дней\nЛес;3\nлес ;4\n");
  expect(tours).toHaveLength(1);
  expect(tours[0]?.fields.days).toBe(3);
  expect(tours[0]?.problems.map(({ row, column, level }) => [row, column, level])).toEqual([
    [3, "Название", "warning"],
    [3, "Дней", "warning"],
  ]);
});

test("formulas and markup stay the text that they are; an apostrophe before one goes", () => {
  const { tours } = read(
    'Название;Описание\n"=HYPERLINK(""http://evil"")";<script>alert(1)</script>\n\'+7 вершин;-\n',
  );
  expect(tours.map(({ fields }) => fields)).toEqual([
    { title: '=HYPERLINK("http://evil")', description: "<script>alert(1)</script>" },
    { title: "+7 вершин", description: "-" },
  ]);
});

test("a person says which column is what", () => {
  const file = bytes("Как зовут;Сколько\nЛес;3\n");
  expect(readFile(file)).toMatchObject({ tours: [], columns: [{ field: null }, { field: null }] });
  expect(readFile(file, ["title", "days"]).tours[0]?.fields).toEqual({ title: "Лес", days: 3 });
  expect(readFile(file, ["title", null]).tours[0]?.fields).toEqual({ title: "Лес" });
});

test("of two columns of one name the first is read", () => {
  const { columns } = read("Название;Имя\nЛес;Поле\n");
  expect(columns.map(({ field }) => field)).toEqual(["title", null]);
});

test.each([
  ["", "В файле нет ни одного тура"],
  ["Название\n", "В файле нет ни одного тура"],
  ['Название\n"Лес\n', "Кавычка в таблице открыта и не закрыта"],
  [`Название\n${"Лес\n".repeat(2_001)}`, /больше 2000\sстрок/],
  ["<html></html>", "Файл не похож на таблицу XLSX или CSV и на фид YML"],
  [`Название\n"${"Лес".repeat(150_000)}"\n`, /проверьте кавычки/],
])("a file that can't be read says why: %#", (text, message) => {
  expect(() => read(text)).toThrow(UnreadableFile);
  expect(() => read(text)).toThrow(message);
});

test("columns of options' prices are told by their names, and a price in another currency is none", () => {
  const { columns, tours } = read(
    "Название;Дней;Дата;Цена;Цена: Ребёнок;Стоимость (одноместный номер);Цена (EUR)\nЛес;3;12.06.2027;100;50;9;7\n",
  );
  expect(columns.map(({ field }) => field)).toEqual([
    ...["title", "days", "start_date", "price", "option_price", "option_price", null],
  ]);
  expect(tours[0]?.options).toEqual(["Ребёнок", "одноместный номер"]);
  expect(tours[0]?.dates[0]).toMatchObject({
    price: 100_00,
    options: { ребенок: 50_00, "одноместный номер": 9_00 },
  });
});

test("what is no price is told with the column of its option", () => {
  const { tours } = read("Название;Дней;Дата;Цена: Ребёнок\nЛес;3;12.06.2027;много\n");
  expect(tours[0]?.problems).toMatchObject([{ row: 2, column: "Цена: Ребёнок", level: "error" }]);
});
