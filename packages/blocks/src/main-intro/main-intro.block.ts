import * as v from "valibot";
import { film } from "../content/film.ts";
import { link } from "../content/link.ts";
import { list } from "../content/list.ts";
import { media } from "../content/media.ts";
import { line, paragraph } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectNextDepartures } from "../page-data/select-next-departures.ts";
import { samplePictures } from "../sample/pictures.ts";
import { listOwnBadges } from "./list-own-badges.ts";
import { shorten } from "../format/shorten.ts";
import type { OrganizerFacts } from "../page-data/organizer-facts.ts";

const content = v.object({
  title: line({ label: "Заголовок", hint: "Коротко: куда и зачем вы зовёте" }, 90),
  subtitle: paragraph({ label: "Подзаголовок", hint: "Одно-два предложения" }, 240),
  media: media({ label: "Фото или видео" }),
  film: film({
    label: "Видео фоном",
    hint: "MP4 или WebM до 20 МБ. Играет без звука поверх фото, а фото остаётся обложкой: только её увидят те, кто бережёт трафик или отключил движение",
  }),
  primary_link: link({ label: "Главная кнопка" }),
  secondary_link: link({ label: "Вторая кнопка" }),
  badges: list(
    line({ label: "Плашка" }, 40),
    { label: "Плашки", hint: "До трёх коротких доводов", addLabel: "Добавить плашку" },
    { max: 3 },
  ),
});

const initialContent = ({ organizer, tours }: OrganizerFacts): v.InferOutput<typeof content> => ({
  title: organizer?.name.trim().slice(0, 90) || "Куда вы зовёте",
  subtitle:
    shorten(organizer?.about ?? "", 240) ||
    "Здесь одно-два предложения: что это за поездки и чем они отличаются от других.",
  media: { kind: "image", image: samplePictures.ridge },
  film: null,
  primary_link: { kind: 1, text: "Выбрать тур", anchor: "tours" },
  secondary_link: null,
  badges: listOwnBadges(tours),
});

/** The first screen of the main page. */
export const mainIntro = defineBlock({
  type: 3,
  name: "main-intro",
  title: "Главный экран",
  description: "Первое, что видит гость: большая картинка, обещание и кнопка",
  pages: ["main"],
  version: 2,
  content,
  migrations: { 1: (before) => ({ film: null, ...before }) },
  sample: {
    title: "Алтай, каким его знают проводники",
    subtitle:
      "Небольшие группы, тропы без толпы и вечера у костра. Водим по Горному Алтаю с 2009 года.",
    media: { kind: "image", image: samplePictures.ridge },
    film: null,
    primary_link: { kind: 1, text: "Выбрать тур", anchor: "tours" },
    secondary_link: { kind: 1, text: "О нас", anchor: "about" },
    badges: ["До 8 человек в группе", "Свои лошади и лодки", "4,9 по 312 отзывам"],
  },
  initialContent,
  facts: ["subtitle", "badges"],
  selectData: (page) => ({ departures: selectNextDepartures(page, 3) }),
});
