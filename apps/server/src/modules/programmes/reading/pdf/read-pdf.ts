import { programmeLimits } from "@tour/api";
import { getDocumentProxy } from "unpdf";
import { createCollector } from "../collect-passages.ts";
import { UnreadableDocument } from "../document.ts";
import type { ReadDocument } from "../document.ts";
import { gatherLines } from "./gather-lines.ts";
import type { PageLine, Run } from "./gather-lines.ts";
import { joinLines } from "./join-lines.ts";

/** More than any programme has. */
const maxPages = 200;
/** Fewer letters than that are the stamp of a scanner. */
const minLetters = 20;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The passages of a PDF. Its pictures are left, and nothing of it is run. Throws `UnreadableDocument`. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > maxPages) throw new UnreadableDocument("tooLong");
  const pages: PageLine[][] = [];
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = gatherLines(await readRuns(pdf, number));
    letters += lines.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, "").length, 0);
    if (letters > programmeLimits.characters) throw new UnreadableDocument("tooLong");
    pages.push(lines);
  }
  if (letters < minLetters) throw new UnreadableDocument("scan");
  const collector = createCollector();
  for (const passage of joinLines(pages.filter((lines) => lines.length > 0)))
    collector.add(passage);
  return { format: "pdf", passages: collector.passages, pictures: [] };
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableDocument(isLocked ? "password" : "damagedPdf");
  }
}

async function readRuns(pdf: Pdf, number: number): Promise<Run[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.flatMap((item) => {
      if (!("str" in item)) return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      const size = item.height || Math.hypot(a, b);
      return [{ text: item.str, x, y, width: item.width, size, endsLine: item.hasEOL }];
    });
  } catch {
    throw new UnreadableDocument("damagedPdf");
  }
}
