const heifBrands = ["avif", "avis", "heic", "heix", "heif", "mif1", "msf1"];

/**
 * Whether a file begins as a JPEG, PNG, GIF, WebP, AVIF or HEIC does. Only such files are handed
 * to the decoder: it knows many more formats, SVG and PDF among them, that we want nothing of.
 */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return true;
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return true;
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return true;
  return text(4, 8) === "ftyp" && heifBrands.includes(text(8, 12));
}
