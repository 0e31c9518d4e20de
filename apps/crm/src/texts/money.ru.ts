import { plural } from "@tour/blocks/format";

const requests = { one: "заявка", few: "заявки", many: "заявок", other: "заявки" };

/** Texts of an organiser's money. */
export const moneyTexts = {
  title: "Деньги",
  lead: "Те же суммы, что видят гости на страницах своих заявок: всё сложено из одних и тех же записей.",
  sums: {
    kept: "Получено от гостей",
    keptNote: (refunded: string) => `без возвращённых ${refunded}`,
    keptAll: "за всё время, возвратов не было",
    due: "Ждём оплаты",
    dueNote: (overdue: string) => `из них просрочено ${overdue}`,
    dueOnTime: "просрочек нет",
    held: "Хранит площадка",
    heldNote: "до конца поездок",
    owed: "Площадка должна вам",
    owedNote: "заработано, за вычетом комиссии",
    refundDue: "Вернуть гостям",
    refundDueNote: "возвраты в пути или ждут вас",
    noRefundDue: "возвратов не ждут",
    nothing: "Денег пока не было",
    nothingText: "Первая оплата гостя появится здесь сразу, с точностью до копейки.",
  },
  due: {
    title: "Ждём от гостей",
    lead: "По подтверждённым заявкам, ближайшие сроки сверху.",
    kind: { prepayment: "предоплата", payment: "доплата" },
    until: (at: string) => `до ${at}`,
    day: (day: string) => `до ${day}`,
    overdue: "просрочено",
    more: (count: number) => `Ещё ${plural(count, requests)} с более поздним сроком`,
    empty: "Никто ничего не должен",
    emptyText: "Когда подтвердите заявку, здесь появятся её предоплата и доплата со сроками.",
  },
  period: {
    title: "За период",
    label: "Период",
    presets: { month: "Этот месяц", before: "Прошлый месяц", year: "Этот год" },
    csv: "Скачать CSV",
    failed: "Не получилось подготовить файл",
    days: "Приход и возвраты по дням",
    day: "День",
    paid: "Пришло",
    refunded: "Возвращено",
    total: (paid: string, refunded: string) => `Пришло ${paid}, возвращено ${refunded}`,
    empty: "За эти дни деньги не приходили и не уходили.",
    payouts: "Выплаты площадки по дням",
    payoutsLead:
      "Сколько вы заработали на площадке: поездка закончилась или отменена с удержанием.",
    requests: "Заявки",
    amount: "Вам",
    commission: "Комиссия",
  },
};
