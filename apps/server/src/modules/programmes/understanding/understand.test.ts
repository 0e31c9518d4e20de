import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readText } from "../reading/read-text.ts";
import { samples } from "./corpus.ts";
import type { Passage, Understood } from "./passage.ts";
import { understand } from "./understand.ts";

const read = (text: string) => {
  const { passages } = readText(new TextEncoder().encode(text));
  return { passages, ...understand(passages) };
};
const tellAll = ({ found }: Understood) =>
  found.map(({ field, day, value }) => `${field}${day === null ? "" : ` ${day}`}: ${value}`);
const valuesOf = ({ found }: Understood, wanted: string) =>
  found.filter(({ field }) => field === wanted).map(({ value }) => value);

/** Every passage is named by something found, or is in the rest; and nothing else is. */
function expectNoneLost({ found, rest }: Understood, count: number): void {
  const places = new Set([...found.flatMap(({ passages }) => passages), ...rest]);
  expect([...places].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, at) => at),
  );
}

describe.each(samples)("$name", ({ text, title, days, says, rest = [] }) => {
  const understood = read(text);

  test("the title and the days are found in their order", () => {
    expect(valuesOf(understood, "title")).toEqual([title]);
    expect(valuesOf(understood, "day_title")).toEqual(days);
  });

  test("what a person would read in it is found", () => {
    expect(tellAll(understood)).toEqual(expect.arrayContaining(says));
  });

  test("nothing is lost, and what has no place is named", () => {
    expectNoneLost(understood, understood.passages.length);
    const left = understood.rest.map((place) => understood.passages[place]!.text);
    for (const start of rest)
      expect(
        left.some((one) => one.startsWith(start)),
        start,
      ).toBe(true);
    if (rest.length === 0) expect(left).toEqual([]);
  });
});

test("a table of days is read row by row, each cell by the heading of its column", () => {
  const rows = [
    ["День", "Программа", "Питание", "Проживание"],
    ["День 1", "Прилёт и прогулка", "ужин", "отель «Волга»"],
    ["День 2", "Кремль", "завтрак", "отель «Волга»"],
  ];
  const passages = rows.flatMap((cells, row) =>
    cells.map((text, column): Passage => ({ kind: "cell", text, cell: { table: 0, row, column } })),
  );
  const told = tellAll(understand(passages));
  expect(told).toEqual(
    expect.arrayContaining([
      "day_meals 1: ужин",
      "day_lodging 2: отель «Волга»",
      "day_title 2: Кремль",
    ]),
  );
});

test("two columns of a table are what is included and what is not", () => {
  const rows = [
    ["Входит в стоимость", "Не входит"],
    ["гид", "билеты"],
  ];
  const passages = rows.flatMap((cells, row) =>
    cells.map((text, column): Passage => ({ kind: "cell", text, cell: { table: 0, row, column } })),
  );
  expect(tellAll(understand(passages))).toEqual(["included: гид", "not_included: билеты"]);
});

test("a picture stands at the day that it stands in, and before the days at the tour", () => {
  const passages: Passage[] = [
    { kind: "picture", text: "" },
    { kind: "heading", text: "День 1. Озеро" },
    { kind: "picture", text: "" },
  ];
  const pictures = understand(passages).found.filter(({ field }) => field === "picture");
  expect(pictures.map(({ day, passages: places }) => [day, places])).toEqual([
    [null, [0]],
    [1, [2]],
  ]);
});

const words = [
  ...[
    "День 1.",
    "2-й день",
    "Дни 3–4",
    "Питание:",
    "Проживание: отель",
    "(завтрак, ужин)",
    "45 000 руб.",
  ],
  ...[
    "В стоимость входит",
    "Не входит:",
    "12–18 июля 2027",
    "31.02.2027 – 40.13.2027",
    "от 6 до 12 человек",
  ],
  ...[
    "Стоимость:",
    "#",
    "- ",
    "с",
    "Сложность: высокая",
    "км",
    "\u0000",
    "😀",
    "İ",
    "\ud800",
    "Даты",
  ],
];
const line = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(" ")),
);
const passage = fc.record({
  kind: fc.constantFrom("heading", "paragraph", "item", "cell", "picture"),
  text: line,
  cell: fc.option(fc.record({ table: fc.nat(2), row: fc.nat(3), column: fc.nat(3) }), {
    nil: undefined,
  }),
}) as fc.Arbitrary<Passage>;

test("whatever is written, nothing is lost and nothing is thrown", () => {
  fc.assert(
    fc.property(fc.array(passage, { maxLength: 40 }), (passages) => {
      expectNoneLost(understand(passages), passages.length);
    }),
    { numRuns: 500 },
  );
});

/** What the work costs this thread's processor, in ms, however many others want it; the least of three. */
function measure(work: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

/** Four times as much may cost four times as much, and some more for luck; below a few ms all is luck. */
const expectInProportion = (some: number, fourTimes: number) =>
  expect(fourTimes).toBeLessThan(Math.max(some, 5) * 10);

test.each<[name: string, line: (length: number) => string]>([
  ["digits", (length) => "1".repeat(length)],
  ["blanks", (length) => `День${" ".repeat(length)}1`],
  ["brackets", (length) => "(".repeat(length)],
  ["prices", (length) => "45 000 руб. ".repeat(length / 12)],
  ["dates", (length) => "12–18 июля 2027, ".repeat(length / 17)],
  ["commas", (length) => `В стоимость входит: ${"обед, ".repeat(length / 6)}`],
  ["dashes", (length) => "- ".repeat(length / 2)],
])("a line costs as much as it is long: %s", (_, line) => {
  const measureLine = (length: number) => {
    const text = line(length);
    return measure(() => understand([{ kind: "paragraph", text }]));
  };
  expectInProportion(measureLine(50_000), measureLine(200_000));
});

test("four times the lines cost about four times as much", () => {
  const document = samples.map(({ text }) => text).join("\n");
  const measureLines = (times: number) => {
    const { passages } = read(document);
    const all = Array.from({ length: times }, () => passages).flat();
    return measure(() => understand(all));
  };
  expectInProportion(measureLines(10), measureLines(40));
});
