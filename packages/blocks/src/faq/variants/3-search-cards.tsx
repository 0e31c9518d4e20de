import { defineVariant } from "../../definition/define-variant.ts";
import { QuestionCards } from "../../parts/questions/question-cards.tsx";
import { faq } from "../faq.block.ts";

/** Cards and a field that finds among them. */
export const variant = defineVariant(
  faq,
  { number: 3, title: "Карточки с поиском", interactive: true },
  (props) => <QuestionCards {...props} />,
);
