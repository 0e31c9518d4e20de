/** Texts of an organiser's verification. */
export const verificationTexts = {
  verification: {
    title: "Проверка для маркетплейса",
    state: {
      none: "Не отправлены",
      pending: "Проверяем",
      verified: "Проверены",
      rejected: "Нужны правки",
    },
    about: {
      none: "На маркетплейсе стоят только проверенные организаторы. Ваш сайт работает и без проверки.",
      pending: "Обычно хватает одного рабочего дня. Ответ придёт на почту владельца.",
      verified: "Данные сверены с документами.",
      rejected: "Исправьте, что мешает, и отправьте ещё раз.",
    },
    addFile: "Добавить документ",
    fileHint:
      "Выписка из ЕГРЮЛ или ЕГРИП, справка самозанятого: PDF, JPEG или PNG до 10 МБ. Видите только вы и наши сотрудники",
    removeFile: (name: string) => `Удалить «${name}»`,
    submit: "Отправить на проверку",
    saveFirst: "Сначала сохраните правки",
    fields: {
      "legal.form": "Кто вы по документам",
      "legal.name": "Полное название",
      "legal.inn": "ИНН",
      "legal.ogrn": "ОГРН или ОГРНИП",
      "legal.registry_number": "Номер в реестре туроператоров",
      files: "Документы",
    },
  },
  firstSteps: {
    title: "Первые шаги",
    done: (done: number, all: number) => `Готово ${done} из ${all}`,
    step: {
      profile: "Расскажите о себе",
      tour: "Добавьте тур с датами",
      site: "Замените тексты из примера",
      documents: "Напишите документы для гостей",
      payments: "Подключите оплату",
      published: "Опубликуйте сайт",
    },
    stepText: {
      profile: "Кто вы, телефон и почта",
      tour: "Хотя бы одна дата в продаже",
      site: "На главной и на странице тура",
      documents: "Соглашение и политика",
      payments: "Деньги пойдут прямо вам",
      published: "И пришлите ссылку гостям",
    },
    isDone: "Сделано",
  },
} as const;
