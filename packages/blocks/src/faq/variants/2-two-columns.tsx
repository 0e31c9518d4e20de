import { defineVariant } from "../../definition/define-variant.ts";
import { QuestionRows } from "../../parts/questions/question-rows.tsx";
import { faq } from "../faq.block.ts";

/** Questions on the left, answers on the right, all of them open. */
export const variant = defineVariant(faq, { number: 2, title: "Две колонки" }, (props) => (
  <QuestionRows {...props} />
));
