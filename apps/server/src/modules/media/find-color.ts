import sharp from "sharp";

/** So few pixels say what a picture has most of. */
const side = 64;

/** The colour that a picture has most of, as `#rrggbb`; "" where something shows through it. */
export async function findColor(picture: Uint8Array): Promise<string> {
  const small = await sharp(picture).resize(side, side, { fit: "fill" }).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return "";
  const parts = [dominant.r, dominant.g, dominant.b];
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
