const headerLength = 22;
const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Whether the bytes begin as a PNG does. */
export const isPng = (bytes: Uint8Array): boolean =>
  pngSignature.every((byte, index) => bytes[index] === byte);

/** An `.ico` file that holds one PNG; `side` in px, 256 at most. */
export function makeIco(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerLength + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // of one picture
  view.setUint8(6, side % 256);
  view.setUint8(7, side % 256);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerLength, true);
  file.set(png, headerLength);
  return file;
}
