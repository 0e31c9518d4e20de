import { UnzipFailure, unzipFiles } from "../../../../platform/file-formats/unzip-files.ts";
import { importTexts } from "../../import.texts.ts";
import { UnreadableFile } from "../unreadable-file.ts";

/** Of what is unpacked, all together: a sheet of as many rows as are read is far smaller. */
const maxUnpacked = 20 * 1024 * 1024;

/** The texts of some of an archive's files by their names. Throws `UnreadableFile`. */
export function unzipTexts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, string> {
  try {
    const files = unzipFiles(bytes, isWanted, maxUnpacked);
    return new Map([...files].map(([name, file]) => [name, file.toString("utf8")]));
  } catch (error) {
    if (!(error instanceof UnzipFailure)) throw error;
    const isLarge = error.reason === "too large";
    throw new UnreadableFile(isLarge ? importTexts.tooLargeInside : importTexts.brokenWorkbook);
  }
}
