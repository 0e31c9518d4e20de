import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";

/** The cells of a workbook's only sheet, row by row, and how many of them are formulas; for tests. */
export function readTestXlsx(bytes: Buffer): { rows: string[][]; formulas: number } {
  const files = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const shared: string[] = [];
  readTexts(xmlOf("xl/sharedStrings.xml"), { si: () => void shared.push("") }, (text) => {
    shared[shared.length - 1] += text;
  });
  const rows: string[][] = [];
  let formulas = 0;
  let isShared = false;
  const opened = {
    row: () => void rows.push([]),
    c: ({ t }: Record<string, string>) => {
      isShared = t === "s";
      rows.at(-1)!.push("");
    },
    f: () => void (formulas += 1),
  };
  readTexts(xmlOf("xl/worksheets/sheet1.xml"), opened, (text) => {
    const row = rows.at(-1)!;
    row[row.length - 1] += isShared ? (shared[Number(text)] ?? "") : text;
  });
  return { rows, formulas };
}

type Opened = Record<string, (attributes: Record<string, string>) => void>;

function readTexts(xml: string, opened: Opened, ontext: (text: string) => void): void {
  let depth = 0;
  const holders = new Set(["t", "v"]);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        opened[name]?.(attributes);
        if (holders.has(name)) depth += 1;
      },
      ontext: (text) => void (depth > 0 && ontext(text)),
      onclosetag: (name) => void (holders.has(name) && (depth -= 1)),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
