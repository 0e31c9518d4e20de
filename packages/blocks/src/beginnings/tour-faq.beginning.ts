import { tourFaq } from "../tour-faq/tour-faq.block.ts";
import type { Beginning } from "./beginning.ts";

export const tourFaqBeginning = {
  definition: tourFaq,
  initial: () => ({
    heading: { title: "Вопросы о туре", subtitle: "Коротко о том, что важно знать до выезда." },
    source: "both",
    items: [
      {
        question: "Что, если я заболею перед выездом?",
        answer: "<p>Перенесём бронь на другую дату или вернём деньги по правилам отмены.</p>",
      },
      {
        question: "Как добраться до места встречи?",
        answer: "<p>Место и время указаны на этой странице, памятку пришлём до выезда.</p>",
      },
      {
        question: "Подойдёт ли мне этот тур?",
        answer: "<p>Сложность и возраст указаны вверху страницы. Сомневаетесь — напишите нам.</p>",
      },
    ],
  }),
  facts: ["items.answer"],
} satisfies Beginning<typeof tourFaq>;
