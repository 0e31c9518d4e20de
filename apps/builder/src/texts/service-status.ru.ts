import { plural } from "@tour/blocks/format";

const minutes = { one: "минуту", few: "минуты", many: "минут", other: "минуты" };
const hours = { one: "час", few: "часа", many: "часов", other: "часа" };
const days = { one: "день", few: "дня", many: "дней", other: "дня" };

export const serviceStatusTexts = {
  title: "Состояние сервиса",
  lead: "Что работает прямо сейчас. Страница сама проверяет это каждые полминуты.",
  loading: "Проверяем…",
  fine: "Всё работает",
  troubled: "Работает не всё",
  silent: "Сервис не отвечает",
  silentText:
    "Сайты и заявки сейчас могут не открываться. Правки в редакторе сохраняются в этом браузере и уйдут, когда связь вернётся. Если другие сайты у вас открываются, дело в нас.",
  again: "Проверить сейчас",
  checkedAt: (time: string) => `Проверено в ${time}`,
  works: "Работает",
  parts: {
    saving: "Правки и заявки",
    files: "Загрузка фото и файлов",
    search: "Поиск туров на маркетплейсе",
    emails: "Письма",
    timed: "То, что назначено на время",
  },
  troubles: {
    saving: "Сейчас ничего нельзя сохранить. Опубликованные сайты открываются.",
    files: "Сейчас нельзя загрузить новое. Всё загруженное на месте.",
    search: "Поиск запускается или не отвечает. Сайты и страницы туров открываются.",
    emails: "Письма задерживаются. Они не потеряны и уйдут сами.",
    timed: "Публикации и напоминания задерживаются. Они не потеряны и выполнятся сами.",
  },
  /** For how long something has not worked. */
  lasts: (seconds: number) => {
    const spoken =
      seconds < 3600
        ? plural(Math.max(1, Math.floor(seconds / 60)), minutes)
        : seconds < 86_400
          ? plural(Math.floor(seconds / 3600), hours)
          : plural(Math.floor(seconds / 86_400), days);
    return `Уже ${spoken}`;
  },
};
