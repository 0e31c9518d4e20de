import { inflateSync } from "node:zlib";

/** The body of each object of a PDF, by its number, a character for each byte. */
function listObjects(pdf: Buffer): Map<string, string> {
  const objects = pdf.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...objects].map(([, number = "", body = ""]) => [number, body]));
}

/** What a stream holds, unpacked. */
function unpack(body: string): string {
  const [, packed] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (packed === undefined) return "";
  if (!body.includes("/FlateDecode")) return packed;
  return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
}

const pairsOf = (hex: string) => hex.match(/.{4}/g) ?? [];

/** The characters of a font by the numbers of their glyphs, in hex. */
function readCharacters(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = "", , list = ""] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = ""]] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      const units = pairsOf(hex).map((unit) => Number.parseInt(unit, 16));
      characters.set(glyph, String.fromCharCode(...units));
    }
  }
  return characters;
}

/** All text that a PDF of ours shows, in the order in which it is written, and what it says of itself. */
export function readPdf(pdf: Buffer): string {
  const objects = listObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = "", number = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? "") ?? [];
      fonts.set(name, readCharacters(unpack(objects.get(map) ?? "")));
    }
  }
  const streams = [...objects.values()].map(unpack);
  const shown = streams.flatMap((stream) => readShown(stream, fonts));
  const facts = [...objects.values()].filter((body) => !body.includes("stream"));
  return [...shown, ...facts].join("\n");
}

function readShown(stream: string, fonts: Map<string, Map<string, string>>): string[] {
  let characters = new Map<string, string>();
  const lines: string[] = [];
  for (const [, font, list] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) characters = fonts.get(font) ?? new Map();
    const hex = [...(list ?? "").matchAll(/<(\w+)>/g)].flatMap(([, part = ""]) => pairsOf(part));
    if (list) lines.push(hex.map((glyph) => characters.get(glyph.toLowerCase()) ?? "?").join(""));
  }
  return lines;
}
