import * as v from "valibot";
import { headingSchema } from "../content/heading.ts";
import { choice, flag, optionalLine, paragraph, wholeNumber } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectContact } from "../page-data/select-contact.ts";
import { isTaken, selectDepartures } from "../page-data/select-departures.ts";
import { describeOffers } from "./describe-offers.ts";

const content = v.object({
  heading: headingSchema,
  show_full: flag(
    { label: "Показывать выезды без мест", hint: "Зачёркнутыми, с кнопкой «Спросить о месте»" },
    true,
  ),
  limit: wholeNumber(
    { label: "Сколько дат показать сразу", hint: "Остальные откроются по кнопке" },
    { min: 1, max: 40, initial: 8 },
  ),
  button_text: optionalLine({ label: "Текст кнопки", placeholder: "Забронировать" }, 40),
  contact: choice(
    {
      label: "Куда ведёт кнопка",
      hint: "Заявки с сайта приходят на вашу почту. Другие контакты берутся из данных организатора",
    },
    {
      form: "К заявке на сайте",
      messenger: "В мессенджер",
      phone: "Позвонить",
      email: "Написать письмо",
    },
    "form",
  ),
  note: paragraph({ label: "Примечание под датами" }, 300),
  empty_text: paragraph({ label: "Что сказать, когда дат нет" }, 300),
});

const sample: v.InferOutput<typeof content> = {
  heading: {
    title: "Даты и места",
    subtitle: "Группы небольшие, поэтому лучшие недели заканчиваются первыми.",
  },
  show_full: true,
  limit: 8,
  button_text: "Забронировать",
  contact: "form",
  note: "Не нашли свои даты? Соберите группу от четырёх человек, и мы поставим отдельный выезд.",
  empty_text: "Новые даты ещё не объявлены. Напишите нам, и мы подберём время вместе.",
};

const initialContent = (): v.InferOutput<typeof content> => ({ ...sample, note: "" });

/** The departures of the tour that the page shows; past ones vanish by themselves. */
export const dates = defineBlock({
  type: 20,
  name: "dates",
  title: "Даты",
  description: "Выезды тура с ценами и свободными местами: обновляются сами",
  pages: ["tour"],
  anchor: "dates",
  version: 1,
  content,
  migrations: {},
  sample,
  initialContent,
  facts: ["note"],
  selectData: (page, { show_full, contact }) => {
    const departures = selectDepartures(page.tour?.departures ?? [], page.today);
    return {
      tourId: page.tour?.id,
      tourTitle: page.tour?.title ?? "",
      departures: show_full ? departures : departures.filter((one) => !isTaken(one)),
      /** Where links lead, or would without script. */
      contact: selectContact(page.organizer, contact === "form" ? undefined : contact),
      hasPrivacy: page.site.is_need_to_display_privacy,
    };
  },
  isEmpty: ({ empty_text }, { departures }) => departures.length === 0 && !empty_text.trim(),
  structuredData: (_content, { departures }, page) => describeOffers(page, departures),
});
