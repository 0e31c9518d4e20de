import { aboutInfo } from "../about-info/about-info.block.ts";
import { samplePictures } from "../sample/pictures.ts";
import type { Beginning } from "./beginning.ts";
import { listOwnFigures } from "./own-facts.ts";
import { toParagraphs } from "./to-paragraphs.ts";

export const aboutInfoBeginning = {
  definition: aboutInfo,
  initial: ({ organizer, tours }) => ({
    heading: { title: "О нас", subtitle: "" },
    text:
      toParagraphs(organizer?.about ?? "", 3000) ||
      "<p>Здесь ваш рассказ: с чего всё началось, откуда вы знаете эти места и почему зовёте туда других.</p><p>Во втором абзаце — как вы водите: сколько человек в группе, кто рядом и что для вас важнее вершины.</p>",
    media: [
      { kind: "image", image: samplePictures.lake },
      { kind: "image", image: samplePictures.taiga },
      { kind: "image", image: samplePictures.tall },
    ],
    facts: listOwnFigures(tours).map(({ value, label }) => ({ value, label })),
    link: { kind: 1, text: "Выбрать тур", anchor: "tours" },
  }),
  facts: ["text", "facts"],
} satisfies Beginning<typeof aboutInfo>;
