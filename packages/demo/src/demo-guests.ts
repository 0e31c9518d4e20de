import type { RequestStatus, TypedTourist, VisitSource } from "@tour/api";

/** A guest of the demo's first organiser, and how far their request has come. */
export interface DemoGuest {
  name: string;
  phone: string;
  email: string;
  comment: string;
  /** The title of the tour. */
  tour: string;
  /** Which of its departures that have seats, from 0. */
  departure: number;
  people: number;
  /** From where they came to the site. */
  source: VisitSource;
  status: RequestStatus;
  /** Why it was closed, in the words of whoever did it. */
  words?: string;
  /** What guest and organiser wrote to each other, in its order. */
  messages?: { by: "guest" | "organizer"; text: string }[];
  tourists?: Omit<TypedTourist, "id">[];
  /** Its page's address is told at the start. */
  isShown?: boolean;
}

const tour = "Пешком к Белухе";

/** A request in each status. Nobody of them exists: numbers and mailboxes are of ranges for examples. */
export const demoGuests: readonly DemoGuest[] = [
  {
    name: "Марина Ветрова",
    phone: "+79000000201",
    email: "marina@example.com",
    comment: "Идём впервые. Можно ли взять трекинговые палки у вас?",
    tour,
    departure: 0,
    people: 2,
    source: "search",
    status: 1,
  },
  {
    name: "Игорь Лаптев",
    phone: "+79000000202",
    email: "igor@example.com",
    comment: "",
    tour,
    departure: 1,
    people: 1,
    source: "social",
    status: 2,
    messages: [{ by: "guest", text: "Можно ли оплатить картой жены? Чек нужен на моё имя." }],
  },
  {
    name: "Елена Соболева",
    phone: "+79000000203",
    email: "elena@example.com",
    comment: "Прилетаем в Горно-Алтайск накануне вечером.",
    tour,
    departure: 1,
    people: 2,
    source: "search",
    status: 3,
    isShown: true,
    messages: [
      { by: "guest", text: "Здравствуйте! Где можно оставить чемодан, пока мы в походе?" },
      {
        by: "organizer",
        text: "Здравствуйте, Елена! На нашей базе в Тюнгуре, это бесплатно. Положите в него всё, что не понадобится на тропе.",
      },
      { by: "guest", text: "Отлично, спасибо!" },
      {
        by: "organizer",
        text: "До встречи! Список вещей есть на странице встречи, а за три дня до выхода придёт письмо с местом и временем.",
      },
    ],
    tourists: [
      {
        last_name: "Соболева",
        first_name: "Елена",
        middle_name: "Игоревна",
        birthday: "1988-04-12",
        document_kind: "passport",
        passport: "0000 000001",
        phone: "+79000000203",
        food_restriction: "Не ем рыбу",
        questionnaire: { boots: "38", experience: "Один-два раза", tent: "yes" },
      },
      { last_name: "Соболев", first_name: "Артём" },
    ],
  },
  {
    name: "Виктор Дёмин",
    phone: "+79000000204",
    email: "viktor@example.com",
    comment: "",
    tour,
    departure: 2,
    people: 1,
    source: "direct",
    status: 4,
  },
  {
    name: "Анна Рябова",
    phone: "+79000000205",
    email: "anna@example.com",
    comment: "",
    tour,
    departure: 2,
    people: 1,
    source: "marketplace",
    status: 5,
    words: "Не отпустили с работы, очень жаль.",
  },
  {
    name: "Семён Горин",
    phone: "+79000000206",
    email: "semyon@example.com",
    comment: "",
    tour,
    departure: 2,
    people: 2,
    source: "search",
    status: 6,
    words: "Проводник заболел, замену на эти даты не нашли. Деньги вернём полностью.",
  },
  {
    name: "Ольга Зимина",
    phone: "+79000000207",
    email: "olga@example.com",
    comment: "",
    tour,
    departure: 0,
    people: 1,
    source: "campaign",
    status: 7,
  },
  {
    name: "Павел Юдин",
    phone: "+79000000208",
    email: "pavel@example.com",
    comment: "",
    tour,
    departure: 2,
    people: 1,
    source: "direct",
    status: 8,
    words: "Заявка заведена дважды по ошибке.",
  },
];
