import { defineDemo } from "../demo/define-demo.ts";
import { listHills } from "../demo/draw-hills.ts";
import { Carousel } from "./index.ts";

const slides = listHills(6);

export const demo = defineDemo({
  group: "media",
  title: "Карусель",
  text: "Листается пальцем, мышью, колесом, кнопками и точками; без скрипта прокручивается.",
  isLive: true,
  Show: () => (
    <Carousel label="Пейзажи">
      {slides.map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} width={1200} height={800} />
      ))}
    </Carousel>
  ),
});
