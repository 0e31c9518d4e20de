import * as v from "valibot";
import { headingSchema } from "../content/heading.ts";
import { flag, optionalLine, paragraph, wholeNumber } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { selectSchedule } from "./select-schedule.ts";

const content = v.object({
  heading: headingSchema,
  months_ahead: wholeNumber(
    { label: "На сколько месяцев вперёд", hint: "Считая этот" },
    { min: 1, max: 24, initial: 12 },
  ),
  show_full: flag({ label: "Показывать выезды без мест" }, true),
  has_filters: flag({ label: "Отбор по туру и месяцу" }, true),
  has_calendar_file: flag(
    { label: "Файл для календаря", hint: "Гость добавит выезды в календарь телефона" },
    true,
  ),
  button_text: optionalLine({ label: "Текст ссылки на тур", placeholder: "Подробнее" }, 40),
  empty_text: paragraph({ label: "Что сказать, когда выездов нет" }, 300),
});

/** When which tour leaves: all departures of the site; past ones vanish by themselves. */
export const schedule = defineBlock({
  type: 9,
  name: "schedule",
  title: "Расписание",
  description: "Все выезды каждого тура со свободными местами и ценами: обновляются сами",
  pages: ["main"],
  anchor: "schedule",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Расписание на сезон",
      subtitle: "Выберите месяц или тур.",
    },
    months_ahead: 12,
    show_full: true,
    has_filters: true,
    has_calendar_file: true,
    button_text: "О туре",
    empty_text: "Новые выезды ещё не объявлены. Напишите нам, и мы сообщим первыми.",
  },
  needs: ["schedule"],
  selectData: selectSchedule,
  isEmpty: ({ empty_text }, { rows }) => rows.length === 0 && !empty_text.trim(),
});
