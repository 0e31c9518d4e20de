import type { HelpEventKind, HelpStatus } from "@tour/api";

/** A question that a visitor of the demo's first site left, and what was done about it. */
interface DemoQuestion {
  name: string;
  /** Empty where none was left. */
  phone: string;
  email: string;
  message: string;
  /** The title of the tour on whose page it was asked; of the main page without it. */
  tour?: string;
  /** Before the demo was made. */
  minutesAgo: number;
  status: HelpStatus;
  events?: { kind: HelpEventKind; text: string; minutesAgo: number }[];
}

const tour = "Пешком к Белухе";

/** A question in each state. Nobody of them exists: numbers and mailboxes are of ranges for examples. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    name: "Ольга Мирная",
    phone: "+79000000301",
    email: "olga@example.com",
    message: "Едем с дочкой, ей девять. Потянет ли она переходы по пятнадцать километров?",
    tour,
    minutesAgo: 25,
    status: "new",
  },
  {
    name: "Тимур",
    phone: "+79000000302",
    email: "",
    message: "Есть ли скидка на группу из восьми человек?",
    minutesAgo: 5 * 60 + 10,
    status: "new",
  },
  {
    name: "Вера Кузнецова",
    phone: "",
    email: "vera@example.com",
    message: "Нужны ли прививки от клещевого энцефалита?",
    tour,
    minutesAgo: 26 * 60,
    status: "answered",
    events: [
      {
        kind: "answered",
        text: "Здравствуйте, Вера! Советуем привиться: клещи на тропе бывают до середины июля. Страховка от укуса входит в стоимость.",
        minutesAgo: 25 * 60,
      },
    ],
  },
  {
    name: "Сергей",
    phone: "+79000000304",
    email: "",
    message: "Перезвоните, пожалуйста: хочу подарить поездку родителям.",
    minutesAgo: 50 * 60,
    status: "answered",
    events: [
      {
        kind: "called",
        text: "Выбрали август, пришлют имена до пятницы.",
        minutesAgo: 49 * 60,
      },
    ],
  },
  {
    name: "Продвижение сайтов",
    phone: "",
    email: "seo@example.com",
    message: "Выведем ваш сайт в топ за неделю. Отвечайте на это письмо.",
    minutesAgo: 74 * 60,
    status: "closed",
    events: [{ kind: "closed", text: "Реклама", minutesAgo: 73 * 60 }],
  },
];
