import { advantages } from "../advantages/advantages.block.ts";
import { samplePictures } from "../sample/pictures.ts";
import type { Beginning } from "./beginning.ts";

export const advantagesBeginning = {
  definition: advantages,
  initial: () => ({
    heading: { title: "Почему с нами", subtitle: "" },
    items: [
      {
        icon: "people",
        title: "Размер группы",
        text: "Сколько человек едет вместе и почему так лучше.",
        image: samplePictures.ridge,
      },
      {
        icon: "shield",
        title: "Безопасность",
        text: "Связь, аптечка, страховка, запасной план: что у вас предусмотрено.",
        image: samplePictures.aurora,
      },
      {
        icon: "food",
        title: "Еда",
        text: "Кто готовит, из чего, и учтёте ли вы пожелания.",
        image: samplePictures.tall,
      },
      {
        icon: "backpack",
        title: "Снаряжение",
        text: "Что выдаёте, а что нужно взять с собой.",
        image: samplePictures.dunes,
      },
      {
        icon: "compass",
        title: "Проводники",
        text: "Кто ведёт и откуда знает эти места.",
        image: samplePictures.taiga,
      },
      {
        icon: "wallet",
        title: "Цена",
        text: "Что уже входит и за что не придётся доплачивать.",
        image: samplePictures.lake,
      },
    ],
  }),
  facts: ["items.text"],
} satisfies Beginning<typeof advantages>;
