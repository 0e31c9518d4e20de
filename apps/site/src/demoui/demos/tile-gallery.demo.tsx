import { TileGallery } from "@tour/ui-kit/tile-gallery";
import { defineDemo } from "../define-demo.ts";
import { listHills } from "../draw-hills.ts";

const images = listHills(9);

export const demo = defineDemo({
  group: "media",
  title: "Плитка",
  text: "До шести кадров, остальные открываются поверх страницы; видео всегда первое.",
  isWide: true,
  isLive: true,
  Show: () => <TileGallery images={images} label="Плитка пейзажей" />,
});
