import { commands } from "vitest/browser";

/** A PNG, as base64, of an element and what is drawn just around it; nothing for what is not seen. */
export async function takePicture(element: Element, margin = 6): Promise<string | undefined> {
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  const width = Math.min(window.innerWidth, Math.ceil(right + margin)) - x;
  const height = Math.min(window.innerHeight, Math.ceil(bottom + margin)) - y;
  if (width <= 0 || height <= 0) return undefined;
  return commands.takePicture({ x, y, width, height });
}

/** The pixels of a PNG. */
export async function readPixels(picture: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
