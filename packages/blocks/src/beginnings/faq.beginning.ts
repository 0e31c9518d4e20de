import { faq } from "../faq/faq.block.ts";
import type { Beginning } from "./beginning.ts";

export const faqBeginning = {
  definition: faq,
  initial: () => ({
    heading: { title: "О чём нас спрашивают", subtitle: "" },
    items: [
      {
        question: "Как забронировать место?",
        answer:
          "<p>Выберите тур и даты, оставьте имя и телефон. Свяжемся с вами и ответим на вопросы.</p>",
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
  }),
  facts: ["items.answer"],
} satisfies Beginning<typeof faq>;
