import * as v from "valibot";
import { defineBlock } from "../definition/define-block.ts";
import { describeQuestions } from "../parts/questions/describe-questions.ts";
import { listQuestions } from "../parts/questions/list-questions.ts";
import type { QuestionsData } from "../parts/questions/list-questions.ts";
import { questionEntries } from "../parts/questions/question-entries.ts";

const content = v.object(questionEntries);

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "О чём нас спрашивают", subtitle: "" },
  items: [
    {
      question: "Как забронировать место?",
      answer:
        "<p>Выберите тур и даты, оставьте имя, телефон и почту. Места подержим за вами, а что дальше, скажет страница заявки.</p>",
    },
    {
      question: "Хватит ли мне сил?",
      answer:
        "<p>У каждого тура указана сложность. Сомневаетесь — напишите, и мы поможем выбрать.</p>",
    },
    {
      question: "Можно ли вернуть деньги?",
      answer: "<p>Да, по правилам отмены: они стоят в договоре, и их видно до оплаты.</p>",
    },
    {
      question: "С какого возраста можно?",
      answer: "<p>Возраст указан у каждого тура. Младше — напишите, обсудим вместе.</p>",
    },
  ],
});

/** What guests ask before they book, answered once for all tours. */
export const faq = defineBlock({
  type: 19,
  name: "faq",
  title: "Вопросы",
  description: "Ответы на то, о чём спрашивают чаще всего: меньше звонков, больше доверия",
  pages: ["main"],
  anchor: "faq",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "О чём нас спрашивают",
      subtitle: "Не нашли ответ? Напишите: отвечаем даже с перевала.",
    },
    items: [
      {
        question: "Я никогда не ходил в походы. Справлюсь?",
        answer:
          "<p>Да, если выберете тур с пометкой «лёгкая» или «простая». Идём не больше двенадцати километров в день, рюкзаки везут лошади, а темп задаёт самый спокойный участник.</p>",
      },
      {
        question: "Что взять с собой?",
        answer:
          "<p>Полный список есть на странице тура. Главное:</p><ul><li>разношенные треккинговые ботинки</li><li>дождевик и тёплую куртку</li><li>личную аптечку</li></ul><p>Палатки, коврики и посуда наши.</p>",
      },
      {
        question: "А если погода испортится?",
        answer:
          "<p>Проводник меняет маршрут, а не отменяет его: у каждого дня есть запасной план. За восемнадцать лет мы ни разу не вернулись раньше срока.</p>",
      },
      {
        question: "Можно ли вернуть деньги?",
        answer:
          "<p>Да, по правилам отмены: они стоят на странице тура и ещё раз перед оплатой. Если не поедем мы, вернём всё.</p>",
      },
      {
        question: "Есть ли связь на маршруте?",
        answer:
          "<p>Почти нигде. У проводника спутниковый телефон: раз в день он передаёт близким, что у вас всё хорошо.</p>",
      },
      {
        question: "Берёте с детьми?",
        answer:
          "<p>На автомобильные туры с шести лет, в пешие с двенадцати. Для детей есть маленькие рюкзаки и спальники, а повар знает, кто не ест лук.</p>",
      },
    ],
  },
  initialContent,
  facts: ["items.answer"],
  selectData: (): QuestionsData => ({ hasOwn: true, ofTour: [] }),
  isEmpty: (own, data) => listQuestions(own, data).length === 0,
  structuredData: (own, data, page) => describeQuestions(page, listQuestions(own, data)),
});
