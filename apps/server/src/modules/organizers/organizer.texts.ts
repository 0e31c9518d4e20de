/** Every refusal about organisers that people may read. */
export const organizerTexts = {
  noOrganizer: "Такого организатора нет",
  staffVerifies: "Проверку проводит служба поддержки",
  staffIsNoOwner: "Этот e-mail у сотрудника: сотрудник не может владеть организатором",
  whyRefused: "Напишите, что исправить: организатор прочтёт это в письме",
  whichRead: "Укажите, какие данные прочитаны",
  changedSinceRead:
    "Пока вы читали, организатор изменил данные или документы. Посмотрите, что изменилось, и решите ещё раз.",
  cannotBeShown: (missing: string) => `Пока нельзя показать на маркетплейсе: ${missing}`,
  missingToShow: {
    verification: "данные организатора не проверены",
    site: "сайт не опубликован",
    samples: (blocks: string) => `на сайте остались тексты из примера (${blocks})`,
    tours: "нет тура с датой в продаже",
  },
} as const;
