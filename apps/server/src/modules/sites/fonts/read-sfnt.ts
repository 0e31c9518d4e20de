/** What the tables of a font say. */
export interface FontFacts {
  name: string;
  /** 100 to 900 in hundreds. */
  weight: number;
  hasCyrillic: boolean;
}

/** The tables without which a browser shows nothing. */
const needed = ["cmap", "head", "hhea", "hmtx", "maxp", "name"];

/** Reads an unpacked font (ttf, otf). Throws when a table is missing or leads outside the file. */
export function readSfnt(font: Buffer): FontFacts {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const start = font.readUInt32BE(entry + 8);
    const end = start + font.readUInt32BE(entry + 12);
    if (end > font.length) throw new Error("A table leads outside the file");
    tables.set(font.toString("latin1", entry, entry + 4), font.subarray(start, end));
  }
  const missing = needed.filter((tag) => !tables.has(tag));
  const hasShapes = ["glyf", "CFF ", "CFF2"].some((tag) => tables.has(tag));
  if (missing.length > 0 || !hasShapes) throw new Error("A table is missing");
  const weight = tables.get("OS/2")?.readUInt16BE(4) ?? 400;
  return {
    name: readName(tables.get("name")!),
    weight: Math.min(900, Math.max(100, Math.round(weight / 100) * 100)),
    hasCyrillic: hasLetter(tables.get("cmap")!, 0x0436),
  };
}

/** The family's name: the one for people who write (16), else the plain one (1). */
function readName(table: Buffer): string {
  const strings = table.readUInt16BE(4);
  const found = new Map<number, string>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const entry = 6 + index * 12;
    const platform = table.readUInt16BE(entry);
    const id = table.readUInt16BE(entry + 6);
    const start = strings + table.readUInt16BE(entry + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(entry + 8));
    const isWide = platform === 0 || platform === 3;
    if (bytes.length % 2 !== 0 && isWide) continue;
    const text = isWide
      ? Buffer.from(bytes).swap16().toString("utf16le")
      : bytes.toString("latin1");
    if (!found.has(id)) found.set(id, text);
  }
  return found.get(16) ?? found.get(1) ?? "";
}

/** Whether a segment of the plane that all browsers read (format 4, or 12) has the letter. */
function hasLetter(table: Buffer, letter: number): boolean {
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const map = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    const format = map.readUInt16BE(0);
    if (format === 4) {
      const segments = map.readUInt16BE(6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const end = map.readUInt16BE(14 + segment * 2);
        const start = map.readUInt16BE(16 + (segments + segment) * 2);
        if (start <= letter && letter <= end) return true;
      }
    }
    if (format === 12) {
      for (let group = 0; group < map.readUInt32BE(12); group += 1) {
        const entry = 16 + group * 12;
        if (map.readUInt32BE(entry) <= letter && letter <= map.readUInt32BE(entry + 4)) return true;
      }
    }
  }
  return false;
}
