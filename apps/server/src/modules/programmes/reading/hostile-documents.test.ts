import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Document, HeadingLevel, ImageRun, Packer, Paragraph, TextRun } from "docx";
import { strToU8, zipSync } from "fflate";
import type { Zippable } from "fflate";
import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../../http/errors/errors.ts";
import { twoHalves } from "../../media/test-pictures.ts";
import { programmeTexts } from "../programme.texts.ts";
import { readInChild } from "../read-in-child.ts";
import { UnreadableDocument } from "./document.ts";
import { readDocument } from "./read-document.ts";

const { problems } = programmeTexts;

const refusalOf = async (bytes: Uint8Array, timeoutMs?: number): Promise<string> => {
  try {
    const { passages } = await readInChild(bytes, timeoutMs);
    return `read: ${passages.length}`;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
/** What the child would say, without the second that each start of it takes. */
const refusalHere = async (bytes: Uint8Array): Promise<string> => {
  try {
    const { passages } = await readDocument(bytes);
    return `read: ${passages.length}`;
  } catch (error) {
    if (error instanceof UnreadableDocument) return problems[error.problem];
    throw error;
  }
};

const docxOf = async (children: Paragraph[]) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
const wordOf = (document: string, more: Zippable = {}) =>
  zipSync({ "word/document.xml": strToU8(document), ...more });
const bodyOf = (content: string, head = "") =>
  `<?xml version="1.0"?>${head}<w:document xmlns:w="w"><w:body>${content}</w:body></w:document>`;
const paragraphOf = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

const pdfOf = async (write: (pdf: PDFKit.PDFDocument) => void, options = {}) => {
  const pdf = new PDFDocument(options);
  const stream = pdf.pipe(new PassThrough());
  write(pdf);
  pdf.end();
  return new Uint8Array(await buffer(stream));
};
/** How Word keeps a document under a password: a file of an old kind with a stream of this name. */
const locked = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
  Buffer.from("EncryptedPackage", "utf16le"),
]);

type HostileFile = [name: string, make: () => Uint8Array | Promise<Uint8Array>, said: string];

const files: HostileFile[] = [
  ["an empty file", () => new Uint8Array(), problems.empty],
  ["blanks alone", () => strToU8(" \n\n "), problems.empty],
  ["a Word document without text", () => docxOf([new Paragraph("")]), problems.empty],
  [
    "a cut Word document",
    async () => (await docxOf([new Paragraph("Тур")])).subarray(0, 900),
    problems.damaged,
  ],
  ["an archive of something else", () => zipSync({ "a.txt": strToU8("а") }), problems.damaged],
  ["a workbook", () => zipSync({ "xl/workbook.xml": strToU8("<a/>") }), problems.workbook],
  [
    "a document of OpenOffice",
    () => zipSync({ "content.xml": strToU8("<a/>") }),
    problems.openDocument,
  ],
  ["a document under a password", () => new Uint8Array(locked), problems.password],
  ["an old Word document", () => new Uint8Array(locked.subarray(0, 600)), problems.oldWord],
  [
    "a PDF under a password",
    () => pdfOf((pdf) => pdf.text("Altai"), { userPassword: "secret" }),
    problems.password,
  ],
  ["a broken PDF", () => strToU8("%PDF-1.7\nnothing of it"), problems.damagedPdf],
  [
    "a scan",
    async () => {
      const picture = await twoHalves(400, 400).png().toBuffer();
      return pdfOf((pdf) => pdf.image(picture, 0, 0));
    },
    problems.scan,
  ],
  [
    "a Word document of pictures alone",
    async () => {
      const data = await twoHalves(400, 400).png().toBuffer();
      const size = { width: 100, height: 100 };
      const picture = new ImageRun({ type: "png", data, transformation: size });
      return docxOf([new Paragraph({ children: [picture] })]);
    },
    problems.scan,
  ],
  [
    "a picture under a document's name",
    async () => new Uint8Array(await twoHalves(40, 40).png().toBuffer()),
    problems.picture,
  ],
  ["a page of the web", () => strToU8("<!doctype html><p>Тур"), problems.webPage],
  ["rich text", () => strToU8("{\\rtf1 Tour}"), problems.richText],
  [
    "bytes of anything",
    () => Uint8Array.from({ length: 4000 }, (_, at) => (at * 7) % 31),
    problems.unknown,
  ],
];

/** What takes more memory or time than it has bytes, should a limit be missing. */
const bombs: HostileFile[] = [
  [
    "a zip bomb",
    () =>
      wordOf(bodyOf(paragraphOf("а")), { "word/media/a.png": new Uint8Array(80 * 1024 * 1024) }),
    problems.tooLargeInside,
  ],
  [
    "an entity bomb",
    () =>
      wordOf(
        bodyOf(
          paragraphOf("&b;"),
          `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`,
        ),
      ),
    problems.damaged,
  ],
  [
    "entities that a document does not declare",
    () => wordOf(bodyOf(paragraphOf("&lol; тур"))),
    "read: 1",
  ],
  [
    "more paragraphs than anybody looks through",
    () => wordOf(bodyOf(paragraphOf("абзац").repeat(2_001))),
    problems.tooLong,
  ],
  ["one huge paragraph", () => wordOf(bodyOf(paragraphOf("а".repeat(300_000)))), problems.tooLong],
  [
    "names of elements that objects have",
    () => wordOf(bodyOf(`<constructor/><toString/>${paragraphOf("Тур")}`)),
    "read: 1",
  ],
  [
    "elements within one another without end",
    () => wordOf(bodyOf(`${"<w:p>".repeat(50_000)}${paragraphOf("Тур")}`)),
    "read: 1",
  ],
  [
    "a PDF of more pages than anybody looks through",
    () =>
      pdfOf((pdf) => {
        for (let page = 0; page < 201; page += 1) pdf.addPage().text("Altai");
      }),
    problems.tooLong,
  ],
];

describe("a file that is not what it should be", { timeout: 180_000 }, () => {
  // ASVS 1.5.2
  test.each(files)("%s", async (_, make, said) => {
    expect(await refusalHere(await make())).toBe(said);
  });

  // ASVS 1.5.2, 5.2.3
  test.each(bombs)("read in a process of its own: %s", async (_, make, said) => {
    expect(await refusalOf(await make())).toBe(said);
  });

  test("the process of its own says what is wrong, too", async () => {
    expect(await refusalOf(new Uint8Array())).toBe(problems.empty);
  });
});

test(
  "a reading that takes too long is ended, and the server goes on",
  { timeout: 180_000 },
  async () => {
    expect(await refusalOf(strToU8("Тур"), 1)).toBe(problems.tooHard);
    expect(await refusalOf(strToU8("Тур по Алтаю"))).toBe("read: 1");
  },
);

test(
  "a Word document is read in its order, pictures among its paragraphs",
  { timeout: 180_000 },
  async () => {
    const data = await twoHalves(400, 400).png().toBuffer();
    const picture = new ImageRun({ type: "png", data, transformation: { width: 90, height: 90 } });
    const bytes = await docxOf([
      new Paragraph({ text: "Тур «Озёра»", heading: HeadingLevel.TITLE }),
      new Paragraph({ children: [new TextRun({ text: "День 1. Озеро", bold: true })] }),
      new Paragraph({
        children: [
          new TextRun("Идём "),
          new TextRun({ text: "вдоль", bold: true }),
          new TextRun(" воды."),
        ],
      }),
      new Paragraph({ children: [picture] }),
      new Paragraph({ text: "гид", bullet: { level: 0 } }),
    ]);
    const read = await readInChild(bytes);
    expect(read.passages.map(({ kind, text }) => [kind, text])).toEqual([
      ["heading", "Тур «Озёра»"],
      ["heading", "День 1. Озеро"],
      ["paragraph", "Идём вдоль воды."],
      ["picture", ""],
      ["item", "гид"],
    ]);
    expect(read.pictures.map(({ bytes: own }) => Buffer.compare(own, data))).toEqual([0]);
  },
);

test(
  "a PDF's lines are joined to paragraphs, its large letters are headings",
  { timeout: 180_000 },
  async () => {
    const long =
      "We walk along the lake through a forest of larches until the evening comes. ".repeat(4);
    const bytes = await pdfOf((pdf) => {
      pdf.fontSize(24).text("Altai in autumn");
      pdf.fontSize(12).moveDown().text("Day 1. The lake").text(long.trim());
      pdf.moveDown().text("Included: guide, boat, lunch");
    });
    const { passages, understood } = await readInChild(bytes);
    expect(passages.map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "paragraph",
      "paragraph",
    ]);
    expect(passages[2]?.text).toBe(long.trim());
    expect(understood.found.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["title", "day_title", "day_text", "included"]),
    );
  },
);
