import { text } from "../text/text.block.ts";
import { samplePictures } from "../sample/pictures.ts";
import type { Beginning } from "./beginning.ts";

export const textBeginning = {
  definition: text,
  initial: () => ({
    heading: { title: "Заголовок рассказа", subtitle: "" },
    text: "<p>Здесь ваш текст: письмо, правила, важное объявление или история, которой не нашлось места в других блоках.</p><p>Абзацы лучше короткие: три-четыре предложения в каждом. Самое важное — первым.</p>",
    media: { kind: "image", image: samplePictures.ridge },
  }),
  facts: ["heading.subtitle", "text"],
} satisfies Beginning<typeof text>;
