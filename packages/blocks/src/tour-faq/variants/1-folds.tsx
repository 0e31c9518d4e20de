import { defineVariant } from "../../definition/define-variant.ts";
import { QuestionFolds } from "../../parts/questions/question-folds.tsx";
import { tourFaq } from "../tour-faq.block.ts";

/** Folding questions beside the heading. */
export const variant = defineVariant(tourFaq, { number: 1, title: "Гармошка" }, (props) => (
  <QuestionFolds {...props} />
));
