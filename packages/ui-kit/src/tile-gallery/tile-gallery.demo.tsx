import { defineDemo } from "../demo/define-demo.ts";
import { listHills } from "../demo/draw-hills.ts";
import { TileGallery } from "./index.ts";

const images = listHills(9);

export const demo = defineDemo({
  group: "media",
  title: "Плитка",
  text: "До шести кадров, остальные открываются поверх страницы; видео всегда первое.",
  isWide: true,
  isLive: true,
  Show: () => <TileGallery images={images} label="Плитка пейзажей" />,
});
