import { defineDemo } from "../demo/define-demo.ts";
import { listHills } from "../demo/draw-hills.ts";
import { MediaGallery } from "./index.ts";

const items = listHills(6).map((image) => ({ image }));

export const demo = defineDemo({
  group: "media",
  title: "Галерея с миниатюрами",
  text: "Листается пальцем, стрелками и миниатюрами; нажатие открывает кадр во весь экран.",
  isLive: true,
  Show: () => <MediaGallery items={items} label="Галерея пейзажей" sizes="720px" />,
});
