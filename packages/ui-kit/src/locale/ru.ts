import type { Locale } from "./locale.ts";

/** Russian texts. */
export const ru: Locale = {
  code: "ru-RU",
  texts: {
    button: { loading: "Загрузка…" },
    color: {
      hex: "Код цвета",
      open: "Открыть палитру",
      presets: "Готовые цвета",
      invalid: "Введите цвет в виде #RRGGBB",
    },
    fileDrop: {
      title: "Перетащите файлы сюда или выберите их",
      titleOne: "Перетащите файл сюда или выберите его",
      remove: "Убрать {name}",
      cancel: "Отменить загрузку {name}",
      progress: "Загружаем {name}",
      done: "Загружено",
      wrongType: "{name}: файлы такого типа не подходят",
      tooLarge: "{name}: больше {limit}",
      tooMany: "Не больше {limit} файлов за раз",
    },
    loadingIndicator: { label: "Загрузка…" },
    message: {
      close: "Закрыть",
      region: "Уведомления",
      info: "Информация",
      success: "Готово",
      warning: "Внимание",
      danger: "Ошибка",
    },
    modal: { close: "Закрыть" },
    numberInput: { increase: "Увеличить", decrease: "Уменьшить" },
    rating: {
      1: "Ужасно",
      2: "Плохо",
      3: "Нормально",
      4: "Хорошо",
      5: "Отлично",
      value: "{value} из {max}",
      none: "Без оценки",
    },
    select: {
      placeholder: "Выбрать",
      search: "Поиск",
      empty: "Ничего не найдено",
      loading: "Загрузка…",
      clear: "Очистить",
      selected: "Выбрано: {count}",
    },
    skeleton: { label: "Загрузка…" },
    spinner: { label: "Загрузка…" },
    tag: { remove: "Убрать {name}" },
    textarea: { left: "{count} из {max} символов" },
    truncateText: { more: "Читать дальше", less: "Свернуть" },
  },
};
