import { Unzip, UnzipInflate } from "fflate";
import { importTexts } from "../../import.texts.ts";
import { UnreadableFile } from "../unreadable-file.ts";

/** Of what is unpacked, all together: a sheet of as many rows as are read is far smaller. */
const maxUnpacked = 20 * 1024 * 1024;
/** Packed bytes at a time: they unfold to a thousand times as much at most, and then no more are read. */
const step = 16 * 1024;
const maxFiles = 2_000;

/**
 * The texts of some of an archive's files by their names. What sizes the archive names is not believed:
 * it is unpacked step by step, and no further than the limit. Throws `UnreadableFile`.
 */
export function unzipTexts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, string> {
  const found = new Map<string, Uint8Array[]>();
  let [size, files] = [0, 0];
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > maxFiles) throw new UnreadableFile(importTexts.tooLargeInside);
    if (!isWanted(file.name) || found.has(file.name)) return;
    const parts: Uint8Array[] = [];
    found.set(file.name, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      size += part.length;
      if (size > maxUnpacked) throw new UnreadableFile(importTexts.tooLargeInside);
      parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(importTexts.brokenWorkbook);
  }
  const decoder = new TextDecoder();
  return new Map([...found].map(([name, parts]) => [name, decoder.decode(Buffer.concat(parts))]));
}
