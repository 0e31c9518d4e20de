import { useState } from "react";
import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import { listHills } from "../demo/draw-hills.ts";
import { FullscreenGallery } from "./index.ts";

const items = listHills(6).map((image) => ({ image, caption: image.alt }));

function FullscreenDemo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Смотреть фото
      </Button>
      <FullscreenGallery items={items} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const demo = defineDemo({
  group: "media",
  title: "Во весь экран",
  text: "Кнопки, стрелки и жест от 100 px; двойное касание и щипок увеличивают, Escape и жест вниз закрывают.",
  isLive: true,
  Show: FullscreenDemo,
});
