import type { FileHandle } from "node:fs/promises";

const lineEnd = 0x0a;
const partSize = 1024 * 1024;

/** The lines of a file as they are in it, with their ends; what follows the last end is a line as well. */
export async function* readLines(handle: FileHandle): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  while (true) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(partSize), 0, partSize);
    if (bytesRead === 0) break;
    const part = buffer.subarray(0, bytesRead);
    let start = 0;
    for (let end = part.indexOf(lineEnd); end !== -1; end = part.indexOf(lineEnd, start)) {
      yield Buffer.concat([...begun, part.subarray(start, end + 1)]);
      begun = [];
      start = end + 1;
    }
    begun.push(part.subarray(start));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest;
}
