import type { OfficeTaskKind, VisitSource } from "@tour/api";
import { plural } from "@tour/blocks/format";

const seats = { one: "место", few: "места", many: "мест", other: "места" };
const people = { one: "человека", few: "человек", many: "человек", other: "человека" };
const weeks = { one: "неделю", few: "недели", many: "недель", other: "недели" };

const task: Record<OfficeTaskKind, string> = {
  confirm: "Подтвердить заявки",
  question: "Ответить на вопросы с сайта",
  answer: "Ответить гостям",
  group: "Добрать группу",
  reopen: "Решить, открыть ли запись",
  refund: "Вернуть деньги",
  overdue: "Напомнить о доплате",
  tourists: "Собрать данные туристов",
};

const source: Record<VisitSource, string> = {
  direct: "Напрямую",
  search: "Поисковики",
  social: "Соцсети и мессенджеры",
  marketplace: "Площадка",
  campaign: "Реклама и рассылки",
  other: "Другие сайты",
  unknown: "Не определено",
};

/** Texts of an organiser's home. */
export const homeTexts = {
  title: "Сегодня",
  firstSteps: {
    title: (done: number, all: number) => `Первые шаги: ${done} из ${all}`,
    text: "Закончите настройку, чтобы принимать гостей и оплату на своём сайте.",
    open: "Продолжить",
  },
  tasks: {
    title: "Что сделать",
    kind: task,
    until: (at: string) => `до ${at}`,
    since: (at: string) => `ждёт с ${at}`,
    missingGroup: (count: number, day: string) =>
      `не хватает ${plural(count, people)}, решение ${day}`,
    freeAgain: (count: number, day: string) =>
      `снова свободно ${plural(count, seats)}, выезд ${day}`,
    missingPeople: (count: number, day: string) => `у ${plural(count, people)}, выезд ${day}`,
    overdue: (sum: string, day: string) => `${sum}, срок был ${day}`,
    refund: (sum: string) => `${sum} наличными или переводом`,
    more: (count: number) => `Ещё ${count}`,
    done: "На сегодня всё сделано",
    doneText: "Когда гость попросит места, спросит или задержит доплату, это появится здесь.",
  },
  departures: {
    title: "Ближайшие выезды",
    all: "Все даты",
    seats: (sold: number, waiting: number, capacity: number) =>
      `${sold} из ${plural(capacity, seats)} продано${waiting > 0 ? `, ${waiting} ждут оплаты` : ""}`,
    paid: (sum: string) => `Получено ${sum}`,
    due: (sum: string) => `ждём ${sum}`,
    noMoney: "Денег по заявкам нет",
    empty: "Дат впереди нет",
    emptyText: "Добавьте даты, чтобы гости могли выбрать места.",
    add: "Добавить даты",
  },
  weeks: {
    title: "Продано мест по неделям",
    lead: "По дню продажи. Отменённые места не считаются.",
    now: "Сейчас",
    before: "Та же неделя год назад",
    sum: (count: number, now: number, before: number) =>
      `За ${plural(count, weeks)}: ${plural(now, seats)}, год назад ${before}`,
    one: (days: string, now: number, before: number) =>
      `${days}: ${plural(now, seats)}, год назад ${before}`,
    table: "Показать числами",
    week: "Неделя",
    empty: "Продаж пока не было",
    emptyText: "Здесь появятся проданные места по неделям, рядом с прошлым годом.",
  },
  visits: {
    title: "От посещения до оплаты",
    lead: "Сайт считает открытые страницы сам, без cookie и без сторонних счётчиков. Роботы не в счёт.",
    period: "За сколько дней",
    days: (count: number) => `${count} дней`,
    steps: {
      visits: "Пришли на сайт",
      tours: "Открыли туры",
      bookings: "Открыли бронирование",
      requests: "Оставили заявки",
      paid: "Оплатили",
    },
    ofBefore: (percent: string) => `${percent} от прошлого шага`,
    empty: "Посещений пока не было",
    emptyText: "Как только кто-то откроет ваш сайт, вы увидите, откуда он пришёл и что смотрел.",
    sources: "Откуда приходят",
    pages: "Что смотрят",
    source,
    main: "Главная страница",
    columns: {
      source: "Источник",
      page: "Страница",
      visits: "Посещения",
      views: "Просмотры",
      bookings: "Бронирование",
      requests: "Заявки",
      paid: "Оплаты",
      share: "В заявку",
    },
    none: "—",
  },
  unbooked: {
    title: "Смотрят, но не бронируют",
    lead: "Туры с открытыми датами, по которым за это время не было заявок.",
    views: (count: number) =>
      plural(count, {
        one: "просмотр",
        few: "просмотра",
        many: "просмотров",
        other: "просмотра",
      }),
    bookings: (count: number) => `бронирование открыли ${count}`,
    empty: "Таких туров нет",
    emptyText: "Каждый тур, который смотрели, кто-нибудь да заказал, или туры пока не смотрели.",
  },
};
