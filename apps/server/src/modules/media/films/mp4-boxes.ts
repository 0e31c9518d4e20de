/** A box of an MP4 file: where its contents begin and end. */
export interface Mp4Box {
  /** Four letters, for example `moov`. */
  type: string;
  /** Of the box itself. */
  start: number;
  /** Of what is in it. */
  from: number;
  to: number;
}

/** The boxes that stand side by side in a part of a file; up to the first that is broken off. */
export function listBoxes(bytes: Uint8Array, from = 0, to = bytes.byteLength): Mp4Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Mp4Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= to;
    // A box of no size reaches to the end.
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) break;
    boxes.push({ type: typeAt(bytes, at), start: at, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

/** The four letters that name a box. */
export const typeAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at + 4, at + 8));
