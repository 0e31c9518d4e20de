import { defineVariant } from "../../definition/define-variant.ts";
import { QuestionFolds } from "../../parts/questions/question-folds.tsx";
import { faq } from "../faq.block.ts";

/** Folding questions beside the heading. */
export const variant = defineVariant(faq, { number: 1, title: "Гармошка" }, (props) => (
  <QuestionFolds {...props} />
));
