import { fullscreenGalleryRu } from "@tour/ui-kit/locale";
import type { PartialLocale } from "@tour/ui-kit/locale";

/** The words of the kit's gallery over the window: those of its other components stay away. */
export const galleryLocale: PartialLocale = {
  code: "ru-RU",
  texts: { fullscreenGallery: fullscreenGalleryRu },
};
