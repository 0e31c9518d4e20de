import * as v from "valibot";
import { headingSchema } from "../content/heading.ts";
import { media } from "../content/media.ts";
import { richText } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { samplePictures } from "../sample/pictures.ts";

const content = v.object({
  heading: headingSchema,
  text: richText(
    { label: "Текст", hint: "В «Цитате» первый абзац набирается крупно, остальные под ним" },
    20_000,
  ),
  media: media({ label: "Фото или видео", hint: "В «Цитате» это портрет автора" }),
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "Заголовок рассказа", subtitle: "" },
  text: "<p>Здесь ваш текст: письмо, правила, важное объявление или история, которой не нашлось места в других блоках.</p><p>Абзацы лучше короткие: три-четыре предложения в каждом. Самое важное — первым.</p>",
  media: { kind: "image", image: samplePictures.ridge },
});

/** Whatever has no block of its own: a letter, rules, a tale. */
export const text = defineBlock({
  type: 24,
  name: "text",
  title: "Текст",
  description: "Свободный текст с заголовком и фото: рассказ, правила, важное объявление",
  pages: ["main", "tour"],
  anchor: "text",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Почему мы ходим медленно",
      subtitle: "Рассказывает Айана, старшая проводница",
    },
    text: "<p>Гора никуда не денется. Дойти первым легко; труднее заметить, как за час меняется свет на леднике.</p><p>На маршруте мы не меряемся километрами. Останавливаемся у маральника, потому что он цветёт десять дней в году. Ждём, пока разойдётся туман над озером. Пьём чай там, где его стоит пить, а не там, где он записан в плане.</p><p>Быстрых групп много, и это честный спорт. Но если вы едете за тишиной, запасом сил вечером и разговором у костра, вам с нами по пути.</p>",
    media: { kind: "image", image: samplePictures.ridge },
  },
  initialContent,
  facts: ["heading.subtitle", "text"],
  selectData: () => null,
  isEmpty: ({ heading, text: html, media: picture }) =>
    !heading.title.trim() && !heading.subtitle.trim() && !html.trim() && !picture,
});
