const tieRemoved =
  "Была привязана к открытию записи на дату, которой больше нет. Публикация выйдет в своё время";

/** Texts of publications that go out at their time. */
export const laterTexts = {
  later: "Опубликовать позже",
  when: "Когда опубликовать",
  atMoment: "По времени",
  withSale: "Вместе с открытием записи",
  whichSale: "Запись на какую дату",
  whichSaleHint: "Если перенести открытие записи, публикация перенесётся вместе с ним",
  saleOf: (tour: string, dates: string, moment: string) => `${tour}, ${dates}: ${moment}`,
  saleGone: "Запись на эту дату уже открыта. Выберите другую",
  tie: {
    tied: (tour: string, dates: string) => `Вместе с открытием записи: ${tour}, ${dates}`,
    cleared: (tour: string, dates: string) =>
      `Была привязана к открытию записи: ${tour}, ${dates}. Времени открытия там больше нет, публикация выйдет в своё`,
    canceled: (tour: string, dates: string) =>
      `Была привязана к открытию записи: ${tour}, ${dates}. Дата отменена, публикация выйдет в своё время`,
    removed: () => tieRemoved,
  },
  tieRemoved,
  day: "День",
  time: "Время",
  zoneHint: (fromMoscow: string, offset: string) => `Время организатора: ${fromMoscow}, ${offset}`,
  readBack: (moment: string) => `Выйдет: ${moment}`,
  onDevice: (moment: string) => `На ваших часах будет ${moment}.`,
  frozen: "Выйдет то, что отмечено сейчас. Правки, сделанные потом, в эту публикацию не попадут.",
  schedule: "Назначить",
  back: "Назад",
  required: "Укажите день и время",
  scheduledText: (moment: string) => `Выйдет ${moment}. До этого на сайте всё останется как есть.`,
  toList: "К списку",
  goesOut: (moment: string) => `Выйдет ${moment}`,
  didNotGoOut: (moment: string) => `Не вышла ${moment}`,
  waitingTitle: "Назначенные публикации",
  waitingText:
    "Каждая выйдет в своё время такой, какой её назначили: правки в черновике её не меняют. Если выйти не получится, здесь будет написано почему.",
  by: (person: string, when: string) =>
    person ? `Назначено: ${person}, ${when}` : `Назначено ${when}`,
  page: { main: "Главная страница", tour: "Страница тура" },
  site: "Оформление и сведения",
  more: (count: number) => `и ещё ${count}`,
  look: "Посмотреть",
  lookTitle: (moment: string) => `Так будет ${moment}`,
  lookText: "Страница, какой она стала бы сейчас: с тем, что уже на сайте.",
  pages: "Страница",
  frame: "Страница после публикации",
  loading: "Загружаем страницу",
  move: "Изменить время",
  moveTitle: "Когда опубликовать",
  moved: (moment: string) => `Теперь выйдет ${moment}`,
  save: "Сохранить",
  keep: "Не менять",
  publishNow: "Опубликовать сейчас",
  published: (version: number) => `Версия ${version} уже на сайте`,
  cancel: "Отменить публикацию",
  cancelTitle: "Отменить публикацию?",
  cancelText: (moment: string) =>
    `То, что должно было выйти ${moment}, на сайт не попадёт. Черновик останется как есть.`,
  cancelFailedText: "Запись уйдёт из списка. Черновик и сайт останутся как есть.",
  leave: "Оставить",
  canceled: "Публикация отменена",
} as const;
