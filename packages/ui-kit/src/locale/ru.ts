import type { Locale, Texts } from "./locale.ts";

// Each section by itself, for who speaks Russian with a few components and wants no words of others.

export const breadcrumbsRu: Texts["breadcrumbs"] = {
  label: "Путь к странице",
  expand: "Показать весь путь",
};

export const buttonRu: Texts["button"] = { loading: "Загрузка…" };

export const calendarRu: Texts["calendar"] = {
  label: "Календарь",
  previous: "Предыдущий месяц",
  next: "Следующий месяц",
  marked: "{date}, отмечено",
  chooseMonth: "{month}, выбрать другой месяц",
  months: "Месяцы",
  chooseYear: "{year}, выбрать другой год",
  years: "Годы",
  previousYear: "Предыдущий год",
  nextYear: "Следующий год",
};

export const carouselRu: Texts["carousel"] = {
  carousel: "карусель",
  slide: "слайд",
  position: "{index} из {count}",
  previous: "Назад",
  next: "Вперёд",
};

export const colorRu: Texts["color"] = {
  hex: "Код цвета",
  open: "Открыть",
  picker: "Палитра",
  presets: "Готовые цвета",
  invalid: "Введите цвет в виде #RRGGBB",
};

export const datePickerRu: Texts["datePicker"] = {
  title: "Выберите даты",
  back: "Назад",
  apply: "Применить",
  day: "ДД",
  month: "ММ",
  year: "ГГГГ",
  invalid: "Введите доступную дату в виде {pattern}",
};

export const fieldCounterRu: Texts["fieldCounter"] = {
  left: "Осталось символов: не больше {count}",
};

export const fileDropRu: Texts["fileDrop"] = {
  title: "Перетащите файлы сюда или выберите их",
  titleOne: "Перетащите файл сюда или выберите его",
  remove: "Убрать {name}",
  cancel: "Отменить загрузку {name}",
  retry: "Загрузить {name} снова",
  progress: "Загружаем {name}",
  done: "Загружено",
  wrongType: "{name}: файлы такого типа не подходят",
  tooLarge: "{name}: больше {limit}",
  tooMany: "Не больше {limit} файлов за раз",
};

export const fullscreenGalleryRu: Texts["fullscreenGallery"] = {
  label: "Галерея",
  carousel: "карусель",
  slide: "слайд",
  position: "{index} из {count}",
  counter: "{index} / {count}",
  pictureOf: "Фотография {index} из {count}",
  videoOf: "Видео {index} из {count}",
  previous: "Назад",
  next: "Вперёд",
  close: "Закрыть",
  zoomIn: "Увеличить",
  zoomOut: "Уменьшить",
  video: "Видео",
  play: "Включить видео",
  playNamed: "Включить видео: {name}",
  failed: "Не удалось загрузить фотографию",
  retry: "Попробовать снова",
};

export const loadingIndicatorRu: Texts["loadingIndicator"] = { label: "Загрузка…" };

export const mediaGalleryRu: Texts["mediaGallery"] = {
  label: "Галерея",
  carousel: "карусель",
  slide: "слайд",
  position: "{index} из {count}",
  pictureOf: "Фотография {index} из {count}",
  videoOf: "Видео {index} из {count}",
  previous: "Назад",
  next: "Вперёд",
  thumbnails: "Миниатюры",
  open: "Открыть: {name}",
  failed: "Не удалось загрузить фотографию",
};

export const messageRu: Texts["message"] = {
  close: "Закрыть",
  region: "Уведомления",
  info: "Информация",
  success: "Готово",
  warning: "Внимание",
  danger: "Ошибка",
};

export const modalRu: Texts["modal"] = { close: "Закрыть" };

export const numberInputRu: Texts["numberInput"] = {
  increase: "Увеличить",
  decrease: "Уменьшить",
  point: ",",
};

export const carouselIndicatorRu: Texts["carouselIndicator"] = {
  label: "Страница {page} из {pages}",
  page: "Страница {page}",
};

export const paginationRu: Texts["pagination"] = {
  label: "Страницы",
  more: "Показать ещё",
  next: "Вперёд",
  previous: "Назад",
  page: "Страница {page}",
  pageSize: "На странице",
  range: "{rangeFrom}–{rangeTo} из {total}",
};

export const phoneInputRu: Texts["phoneInput"] = {
  country: "Страна: {country}",
  search: "Поиск",
  empty: "По вашему запросу ничего не найдено",
  tryCode: "Попробуйте искать по коду",
  loading: "Загрузка…",
  invalid: "Неверный номер телефона",
  invalidExtended: "Некорректный номер. Укажите номер в международном формате.",
  mismatch: "Это номер страны {country}.",
  confirm: "Подтвердить",
};

export const ratingRu: Texts["rating"] = {
  1: "Ужасно",
  2: "Плохо",
  3: "Нормально",
  4: "Хорошо",
  5: "Отлично",
  value: "{value} из {max}",
  none: "Без оценки",
};

export const selectRu: Texts["select"] = {
  placeholder: "Выбрать",
  search: "Поиск",
  empty: "Ничего не найдено",
  loading: "Загрузка…",
  clear: "Очистить",
  selected: "Выбрано: {count}",
};

export const skeletonRu: Texts["skeleton"] = { label: "Загрузка…" };

export const sliderRu: Texts["slider"] = { from: "От", to: "До" };

export const spinnerRu: Texts["spinner"] = { label: "Загрузка…" };

export const stepperRu: Texts["stepper"] = {
  step: "Шаг {step} из {steps}",
  done: "Пройден",
  failed: "Нужно исправить",
};

export const tableRu: Texts["table"] = {
  empty: "Нет данных",
  loading: "Загрузка…",
  selectAll: "Выбрать все строки",
  selectRow: "Выбрать строку {row}",
  scroll: "Таблица",
};

export const tagRu: Texts["tag"] = { remove: "Убрать {name}" };

export const textareaRu: Texts["textarea"] = { left: "{count} из {max} символов" };

export const tileGalleryRu: Texts["tileGallery"] = {
  label: "Галерея",
  pictureOf: "Фотография {index} из {count}",
  video: "Видео",
  viewAll: "Смотреть все",
};

export const truncateTextRu: Texts["truncateText"] = { more: "Читать дальше", less: "Свернуть" };

/** Russian texts. */
export const ru: Locale = {
  code: "ru-RU",
  texts: {
    breadcrumbs: breadcrumbsRu,
    button: buttonRu,
    calendar: calendarRu,
    carousel: carouselRu,
    color: colorRu,
    datePicker: datePickerRu,
    fieldCounter: fieldCounterRu,
    fileDrop: fileDropRu,
    fullscreenGallery: fullscreenGalleryRu,
    loadingIndicator: loadingIndicatorRu,
    mediaGallery: mediaGalleryRu,
    message: messageRu,
    modal: modalRu,
    numberInput: numberInputRu,
    carouselIndicator: carouselIndicatorRu,
    pagination: paginationRu,
    phoneInput: phoneInputRu,
    rating: ratingRu,
    select: selectRu,
    skeleton: skeletonRu,
    slider: sliderRu,
    spinner: spinnerRu,
    stepper: stepperRu,
    table: tableRu,
    tag: tagRu,
    textarea: textareaRu,
    tileGallery: tileGalleryRu,
    truncateText: truncateTextRu,
  },
};
