/** Texts of what was done on the way: how it stands, and how it is taken back. */
export const deedTexts = {
  notice: (until: string) => `Объявление на сайте до ${until}`,
  date: {
    closed: "Закрыть продажу даты",
    open: "Открыть продажу даты",
    guaranteed: "Открыть продажу даты",
    canceled: "Отменить дату",
  },
  photo: (tour: string, place: string) => `Фото тура «${tour}»: ${place}`,
  cover: "обложка",
  inGallery: (place: number) => `фото ${place}`,
  message: (name: string, phone: string) => `Сообщение: ${name}, ${phone}`,
  size: (megabytes: string) => `На устройстве занимает ${megabytes} МБ`,
  written: (when: string) => `Записано ${when}`,
  marks: {
    waits: "Ждёт связи",
    sending: "Отправляется",
    maybe: "Ждёт связи: ответа сервера не было",
    sent: (when: string) => `Отправлено ${when}`,
    refused: "Не принято",
    toTakeBack: "Будет взято назад, когда появится связь",
    takingBack: "Берём назад",
    notTakenBack: "Не удалось взять назад",
    takenBack: (when: string) => `Взято назад ${when}`,
    over: "Время объявления вышло",
  },
  mend: "Исправить",
  again: "Ещё раз",
  takeBack: "Взять назад",
  leave: "Оставить как есть",
  erased: "Не будет отправлено",
  statuses: {
    open: "в продаже",
    guaranteed: "в продаже, выезд гарантирован",
    closed: "закрыта для продажи",
    canceled: "отменена",
  },
  refusals: {
    date: (status: string) =>
      `Дату за это время изменил кто-то другой: сейчас она ${status}. Оставили как есть.`,
    photo:
      "Этого фото в туре больше нет: его заменили или убрали. Выберите другое место, снимок сохранён.",
    photoBack: "Вашего фото в туре уже нет: его кто-то заменил. Прежнее не вернули.",
  },
} as const;
