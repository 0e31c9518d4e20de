import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

const margin = 56;
const families = { text: 400, strong: 600 } as const;
type Face = keyof typeof families;

/** Letters and signs of the Cyrillic part of a font; all else stands in its Latin part. */
const cyrillic = /[\u0400-\u045f\u0490\u0491\u2116]+/u;
const runs = /[\u0400-\u045f\u0490\u0491\u2116]+|[^\u0400-\u045f\u0490\u0491\u2116]+/gu;

/** A sheet of A4 that is written from the top down. */
export interface Paper {
  title: (text: string) => void;
  heading: (text: string) => void;
  text: (text: string, look?: { face?: Face; quiet?: boolean }) => void;
  /** A name and what it is, side by side. */
  fact: (name: string, value: string) => void;
  /** As wide as the sheet, twice in three high: a JPEG or PNG of 3:2. It says nothing of its own. */
  picture: (bytes: Buffer) => void;
  space: () => void;
}

interface Made {
  /** For readers' windows and for who can't see it. */
  title: string;
  author: string;
  now: Date;
  /** How much larger its letters are than on paper for a desk. */
  scale?: number;
}

/** Writes a PDF; what it says is in its text, so that it can be searched and read aloud. */
export async function writePaper(made: Made, write: (paper: Paper) => void): Promise<Buffer> {
  const fonts = await loadFonts();
  const document = new PDFDocument({
    size: "A4",
    margin,
    // One of the built-in fonts would be loaded otherwise, which have no Cyrillic.
    font: null as never,
    lang: "ru",
    tagged: true,
    displayTitle: true,
    info: { Title: made.title, Author: made.author, CreationDate: made.now },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  for (const [name, data] of Object.entries(fonts)) document.registerFont(name, data);
  write(createPaper(document, made.scale));
  document.end();
  return done;
}

const ink = "#1a1a1a";
const quietInk = "#666666";

function createPaper(document: PDFKit.PDFDocument, scale = 1): Paper {
  const put = (text: string, face: Face, size: number, options: PDFKit.Mixins.TextOptions = {}) => {
    const pieces = printable(text).match(runs) ?? [" "];
    for (const [index, piece] of pieces.entries()) {
      const subset = cyrillic.test(piece) ? "cyrillic" : "latin";
      const continued = index < pieces.length - 1;
      document.font(`${face}-${subset}`, size * scale).text(piece, { ...options, continued });
    }
  };
  const width = document.page.width - 2 * margin;
  const nameWidth = width * 0.34;
  const valueWidth = width * 0.64;
  const line = 16 * scale;
  /** Begins a new page where so much does not fit any more. */
  const makeRoom = (height: number) => {
    if (document.y + height > document.page.height - margin) document.addPage();
  };
  const heightOf = (text: string, textWidth: number) =>
    document.font("text-cyrillic", 11 * scale).heightOfString(text, { width: textWidth });
  return {
    title(text) {
      document.fillColor(ink);
      put(text, "strong", 24, { lineGap: 2 });
      document.moveDown(0.4);
    },
    heading(text) {
      // Not alone at the end of a page.
      makeRoom(4 * line);
      document.moveDown(0.8).fillColor(ink);
      put(text, "strong", 14);
      document.moveDown(0.3);
    },
    text(text, { face = "text", quiet = false } = {}) {
      document.fillColor(quiet ? quietInk : ink);
      put(text, face, quiet ? 9.5 : 11, { lineGap: 2, paragraphGap: 3 });
    },
    fact(name, value) {
      // Both stand on one page, or the value would begin at the end of the next.
      makeRoom(Math.max(heightOf(name, nameWidth), heightOf(value, valueWidth)) + line / 2);
      const { y } = document;
      document.fillColor(quietInk);
      put(name, "text", 11, { width: nameWidth });
      const below = document.y;
      document.fillColor(ink);
      document.x = margin + width * 0.36;
      document.y = y;
      put(value, "text", 11, { width: valueWidth });
      document.x = margin;
      document.y = Math.max(below, document.y) + 3;
    },
    picture(bytes) {
      const height = (width * 2) / 3;
      makeRoom(height);
      document.moveDown(0.4);
      const { y } = document;
      document.markContent("Artifact");
      document.image(bytes, margin, y, { width, height });
      document.endMarkedContent();
      document.x = margin;
      document.y = y + height;
      document.moveDown(0.8);
    },
    space: () => void document.moveDown(0.6),
  };
}

/** Signs that the fonts lack, in words. */
const printable = (text: string): string =>
  text
    .replaceAll("₽", "руб.")
    .replaceAll(/[^\t\n\u0020-\u00ff\u0400-\u045f\u0490\u0491\u2010-\u2026\u2116]/gu, "");

let loading: Promise<Record<string, Buffer>> | undefined;

function loadFonts(): Promise<Record<string, Buffer>> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const [face, weight] of Object.entries(families)) {
    for (const subset of ["cyrillic", "latin"]) {
      const file = `@fontsource/golos-text/files/golos-text-${subset}-${weight}-normal.woff`;
      fonts[`${face}-${subset}`] = await readFile(fileURLToPath(import.meta.resolve(file)));
    }
  }
  return fonts;
}
