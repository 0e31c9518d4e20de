import { filmLimits } from "@tour/api";
import type { FilmType } from "@tour/api";
import { Refusal } from "../../../http/errors/errors.ts";
import { mediaTexts } from "../media.texts.ts";
import { listBoxes } from "./mp4-boxes.ts";
import type { Mp4Box } from "./mp4-boxes.ts";

const unsupported = (message: string) => new Refusal("unsupported_type", message);

/** Kinds of pictures in an MP4 that all browsers play. */
const playable = ["avc1", "avc3", "av01", "vp09"];
/** Boxes that hold boxes, on the way to what is looked for. */
const holders = ["moov", "trak", "mdia", "minf", "stbl"];
/** What phones write of themselves: where, when and with what it was filmed. */
const told = ["udta", "meta", "uuid"];

/**
 * Reads an uploaded film, whatever its name says, and takes out of it where it was filmed. Refuses with
 * 413, or with 415 what is no film, is broken off, or is packed as some browsers can't play.
 */
export function readFilm(uploaded: Uint8Array): { type: FilmType; bytes: Uint8Array } {
  if (uploaded.byteLength > filmLimits.megabytes * 1024 * 1024) {
    throw new Refusal("too_large", mediaTexts.tooHeavy(filmLimits.megabytes));
  }
  if (isWebm(uploaded)) return { type: "webm", bytes: uploaded };
  const bytes = uploaded.slice();
  const boxes = listBoxes(bytes);
  if (boxes[0]?.type !== "ftyp") throw unsupported(mediaTexts.notFilm);
  if (boxes.at(-1)?.to !== bytes.byteLength) throw unsupported(mediaTexts.brokenFilm);
  const kinds = walk(bytes, boxes);
  if (kinds.length === 0) throw unsupported(mediaTexts.notFilm);
  if (!kinds.some((kind) => playable.includes(kind))) {
    throw unsupported(mediaTexts.otherCodec);
  }
  return { type: "mp4", bytes };
}

/** The kinds of what is in the tracks; what tells of the phone is emptied on the way, in its place. */
function walk(bytes: Uint8Array, boxes: readonly Mp4Box[]): string[] {
  return boxes.flatMap((box) => {
    const { type, start, from, to } = box;
    if (told.includes(type)) {
      // A box that says nothing: what stands behind it keeps its place.
      bytes.set(new TextEncoder().encode("free"), start + 4);
      bytes.fill(0, from, to);
      return [];
    }
    if (holders.includes(type)) return walk(bytes, listBoxes(bytes, from, to));
    // Version, flags and how many there are come before the kinds.
    if (type === "stsd") return listBoxes(bytes, from + 8, to).map((one) => one.type);
    return [];
  });
}

/** EBML, whose head names it: Matroska, which is packed alike, is not played everywhere. */
function isWebm(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  return head.startsWith("\x1a\x45\xdf\xa3") && head.includes("webm");
}
