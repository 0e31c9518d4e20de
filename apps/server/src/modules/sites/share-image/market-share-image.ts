import { defaultAccent, readableOn } from "@tour/theme";
import { siteTexts } from "../site.texts.ts";
import { drawShareImage } from "./draw-share-image.ts";

/** Kept for ever by whoever asked once: the number is raised when the picture changes. */
export const marketShareImagePath = "/media/share/marketplace/1.png";

/** Draws the share image of the marketplace's own pages, in the platform's default colours. */
export function drawMarketShareImage({ siteOrigin }: { siteOrigin: string }): Promise<Buffer> {
  const content = {
    ...siteTexts.marketplace,
    domain: new URL(siteOrigin).host,
    picture: null,
    colors: {
      accent: defaultAccent,
      onAccent: readableOn(defaultAccent),
      background: "#ffffff",
      text: "#191428",
    },
    radius: 10,
  };
  return drawShareImage(content, "Manrope");
}
