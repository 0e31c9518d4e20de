import { Unzip, UnzipInflate } from "fflate";

/** Packed bytes at a time: they unfold to a thousand times as much at most, and then no more are read. */
const step = 16 * 1024;
const maxFiles = 2_000;

/** Why an archive was not unpacked. */
export class UnzipFailure extends Error {
  override readonly name = "UnzipFailure";
  readonly reason: "too large" | "broken";

  constructor(reason: "too large" | "broken") {
    super(`The archive is ${reason}`);
    this.reason = reason;
  }
}

/** An archive, which workbooks and documents of offices are. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** What offices wrote before 2007, and what they write under a password. */
export const isOldOffice = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/**
 * Some of an archive's files by their names. What sizes the archive names is not believed: it is
 * unpacked step by step, and no further than `maxBytes` of all that is wanted. Throws `UnzipFailure`.
 */
export function unzipFiles(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Map<string, Buffer<ArrayBuffer>> {
  const found = new Map<string, Uint8Array[]>();
  let [size, files] = [0, 0];
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > maxFiles) throw new UnzipFailure("too large");
    if (!isWanted(file.name) || found.has(file.name)) return;
    const parts: Uint8Array[] = [];
    found.set(file.name, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      size += part.length;
      if (size > maxBytes) throw new UnzipFailure("too large");
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
    throw error instanceof UnzipFailure ? error : new UnzipFailure("broken");
  }
  return new Map([...found].map(([name, parts]) => [name, Buffer.concat(parts)]));
}
