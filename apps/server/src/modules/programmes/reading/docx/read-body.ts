import { readElements } from "../../../../platform/file-formats/read-elements.ts";
import { withoutBullet } from "../collect-passages.ts";
import type { DocumentPassage } from "../document.ts";
import type { ParagraphStyle } from "./read-styles.ts";

interface Line {
  text: string;
  /** How many of its letters are bold. */
  bold: number;
}

interface Paragraph {
  lines: Line[];
  style: ParagraphStyle | undefined;
  isItem: boolean;
  /** Ids of the links that its pictures stand behind. */
  pictures: string[];
}

interface Table {
  number: number;
  row: number;
  column: number;
}

/** What is not part of the text that one sees: other forms of the same, what was deleted or moved away. */
const skipped = ["Fallback", "del", "moveFrom", "rPrChange", "pPrChange"];
/** A line in bold letters no longer than this is a heading, in characters. */
const maxBoldHeading = 100;

interface Options {
  styles: Map<string, ParagraphStyle>;
  /** Takes what is read, in order; a picture by the id of its link. */
  take: (passage: DocumentPassage, link?: string) => void;
}

const isOn = (value: string | undefined) => value !== "0" && value !== "false" && value !== "none";

/** Goes once through the XML of a Word document's body, of its notes or of a head of its pages. */
export function readBody(xml: string, { styles, take }: Options): void {
  // A text box has paragraphs within a paragraph, a cell may have a table.
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  let [skipping, inText, isBold, count] = [0, false, false, 0];

  const write = (text: string) => {
    const line = paragraphs.at(-1)?.lines.at(-1);
    if (!line || skipping > 0) return;
    line.text += text;
    if (isBold) line.bold += text.length;
  };
  const startLine = () => {
    if (skipping === 0) paragraphs.at(-1)?.lines.push({ text: "", bold: 0 });
  };
  const addPicture = (attributes: Record<string, string>) => {
    const link = attributes["r:embed"] ?? attributes["r:id"] ?? attributes["r:link"];
    if (link && skipping === 0) paragraphs.at(-1)?.pictures.push(link);
  };
  const finish = () => {
    const paragraph = paragraphs.pop();
    const table = tables.at(-1);
    if (paragraph) takeParagraph(paragraph, table, take);
  };
  const skip = { open: () => void (skipping += 1), close: () => void (skipping -= 1) };

  readElements(xml, {
    open: {
      ...Object.fromEntries(skipped.map((name) => [name, skip.open])),
      p: () => {
        const lines = [{ text: "", bold: 0 }];
        paragraphs.push({ lines, style: undefined, isItem: false, pictures: [] });
      },
      pStyle: (attributes) => {
        const paragraph = paragraphs.at(-1);
        if (paragraph) paragraph.style = styles.get(attributes["w:val"] ?? "");
      },
      numId: (attributes) => {
        const paragraph = paragraphs.at(-1);
        // Number 0 takes a paragraph out of the list of its style.
        if (paragraph) paragraph.isItem = attributes["w:val"] !== "0";
      },
      r: () => (isBold = false),
      b: (attributes) => (isBold = isOn(attributes["w:val"])),
      t: () => (inText = true),
      tab: () => write(" "),
      br: startLine,
      cr: startLine,
      noBreakHyphen: () => write("-"),
      blip: addPicture,
      imagedata: addPicture,
      tbl: () => tables.push({ number: count++, row: -1, column: -1 }),
      tr: () => {
        const table = tables.at(-1);
        if (table) Object.assign(table, { row: table.row + 1, column: -1 });
      },
      tc: () => {
        const table = tables.at(-1);
        if (table) table.column += 1;
      },
    },
    close: {
      ...Object.fromEntries(skipped.map((name) => [name, skip.close])),
      p: finish,
      t: () => (inText = false),
      tbl: () => void tables.pop(),
    },
    text: (text) => inText && write(text),
  });
}

function takeParagraph(
  { lines, style, isItem, pictures }: Paragraph,
  table: Table | undefined,
  take: Options["take"],
): void {
  const cell = table && {
    table: table.number,
    row: Math.max(table.row, 0),
    column: Math.max(table.column, 0),
  };
  for (const { text, bold } of lines) {
    const item = withoutBullet(text);
    const isListed = (isItem || style?.isItem || item !== null) && !style?.isHeading;
    const isLoud = bold >= text.trim().length && text.trim().length <= maxBoldHeading;
    const kind = isListed ? "item" : style?.isHeading || isLoud ? "heading" : "paragraph";
    take({
      kind: cell && kind === "paragraph" ? "cell" : kind,
      text: isListed ? (item ?? text) : text,
      ...(cell && { cell }),
    });
  }
  for (const link of pictures) take({ kind: "picture", text: "", ...(cell && { cell }) }, link);
}
