import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { loadShareFonts } from "./share-fonts.ts";
import { layOutShareImage, shareSize } from "./share-layout.ts";
import type { ShareImageContent } from "./share-layout.ts";

/** Draws a share image as PNG, 1200x628 px. Specification, section 2. */
export async function drawShareImage(
  content: ShareImageContent,
  headingFamily: string,
): Promise<Buffer> {
  const { fonts, ...names } = await loadShareFonts(headingFamily);
  const element = layOutShareImage(content, names) as Parameters<typeof satori>[0];
  const svg = await satori(element, { ...shareSize, fonts, loadAdditionalAsset: async () => [] });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
