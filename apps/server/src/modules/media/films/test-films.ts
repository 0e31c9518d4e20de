/** A box of an MP4 file with what is in it. */
export function box(type: string, ...parts: Uint8Array[]): Buffer<ArrayBuffer> {
  const inside = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.byteLength + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inside]);
}

/** The boxes of an MP4 from a phone, which says where it was filmed; without pictures. */
export function testMp4(kind = "avc1"): Buffer<ArrayBuffer> {
  const stsd = box("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(kind, Buffer.alloc(70)));
  const track = box("trak", box("mdia", box("minf", box("stbl", stsd))), box("meta"));
  const told = box("udta", box("\xa9xyz", Buffer.from("+55.7558+037.6173/ iPhone")));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0avc1")),
    box("moov", box("mvhd", Buffer.alloc(100)), track, told),
    box("mdat", Buffer.from("pictures and sound")),
  ]);
}

/** The head of a WebM. */
export const testWebm = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from("\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm and pictures", "latin1"));
