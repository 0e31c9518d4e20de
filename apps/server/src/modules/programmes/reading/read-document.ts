import { isOldOffice, isZip } from "../../../platform/file-formats/unzip-files.ts";
import { looksLikePicture } from "../../media/sniff-picture.ts";
import { UnreadableDocument } from "./document.ts";
import type { ReadDocument } from "./document.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readText } from "./read-text.ts";

/** Under a password Word's archive is a stream of this name in an old kind of file. */
const encrypted = Buffer.from("EncryptedPackage", "utf16le");

/** Reads a document by what is in it, whatever its name says. Throws `UnreadableDocument`. */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length === 0) throw new UnreadableDocument("empty");
  if (isZip(bytes)) return readDocx(bytes);
  if (isOldOffice(bytes)) {
    throw new UnreadableDocument(Buffer.from(bytes).includes(encrypted) ? "password" : "oldWord");
  }
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (start.includes("%PDF-")) {
    // Half a megabyte of code that only these need.
    const { readPdf } = await import("./pdf/read-pdf.ts");
    return readPdf(bytes);
  }
  if (looksLikePicture(bytes)) throw new UnreadableDocument("picture");
  if (start.startsWith("{\\rtf")) throw new UnreadableDocument("richText");
  return readText(bytes);
}
