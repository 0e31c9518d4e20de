import * as v from "valibot";
import { choice } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { describeQuestions } from "../parts/questions/describe-questions.ts";
import { listQuestions } from "../parts/questions/list-questions.ts";
import type { QuestionsData } from "../parts/questions/list-questions.ts";
import { questionEntries } from "../parts/questions/question-entries.ts";

const { heading, items } = questionEntries;

const content = v.object({
  heading,
  source: choice(
    {
      label: "Какие вопросы показать",
      hint: "Вопросы тура у каждого тура свои, общие одинаковы для всех",
    },
    { both: "Тура и общие", tour: "Только тура", own: "Только общие" },
    "both",
  ),
  items,
});

const initialContent = (): v.InferOutput<typeof content> => ({
  heading: { title: "Вопросы о туре", subtitle: "Коротко о том, что важно знать до выезда." },
  source: "both",
  items: [
    {
      question: "Что, если я заболею перед выездом?",
      answer: "<p>Перенесём бронь на другую дату или вернём деньги по правилам отмены.</p>",
    },
    {
      question: "Как добраться до места встречи?",
      answer:
        "<p>Место указано на этой странице. За три дня до выезда придёт письмо: где и когда встречаемся.</p>",
    },
    {
      question: "Подойдёт ли мне этот тур?",
      answer: "<p>Сложность и возраст указаны вверху страницы. Сомневаетесь — напишите нам.</p>",
    },
  ],
});

/** Questions about the tour that the page shows: the tour's own, then those common to all tours. */
export const tourFaq = defineBlock({
  type: 23,
  name: "tour-faq",
  title: "Вопросы о туре",
  description: "Вопросы и ответы самого тура, а за ними общие для всех ваших туров",
  pages: ["tour"],
  anchor: "faq",
  version: 1,
  content,
  migrations: {},
  sample: {
    heading: {
      title: "Вопросы о туре",
      subtitle: "Коротко о том, что важно знать до выезда.",
    },
    source: "both",
    items: [
      {
        question: "Что, если я заболею перед выездом?",
        answer:
          "<p>Перенесём бронь на другую дату по её цене или вернём деньги по правилам отмены.</p>",
      },
      {
        question: "Как добраться до места встречи?",
        answer:
          "<p>Прямые рейсы летают из Москвы, Новосибирска и Красноярска. За три дня до выезда придёт письмо с местом встречи и ссылкой на её страницу: там время и гид.</p>",
      },
      {
        question: "Кто будет в группе?",
        answer:
          "<p>До восьми человек, чаще всего пары и друзья от тридцати до пятидесяти. Треть гостей приезжает в одиночку.</p>",
      },
    ],
  },
  initialContent,
  facts: ["items.answer"],
  selectData: ({ tour }, { source }): QuestionsData => ({
    hasOwn: source !== "tour",
    ofTour:
      source === "own"
        ? []
        : (tour?.questions ?? []).map(({ question, answer }) => ({ question, answer })),
  }),
  isEmpty: (own, data) => listQuestions(own, data).length === 0,
  structuredData: (own, data, page) => describeQuestions(page, listQuestions(own, data)),
});
