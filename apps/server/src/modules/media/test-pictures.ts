import sharp from "sharp";

/** A picture of one colour to the left and another to the right. */
export function twoHalves(width = 1200, height = 600) {
  const half = {
    width: Math.round(width / 2),
    height,
    channels: 3 as const,
    background: "#0000ff",
  };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ]);
}

/** A PNG of 200 bytes that claims to be 30,000 px wide and high. */
export async function pixelBomb(): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const file = (bytes: Uint8Array | string, name: string, type = "image/jpeg") =>
  new File([bytes as BlobPart], name, { type });
