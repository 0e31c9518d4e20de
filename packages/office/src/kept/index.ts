export { askKept } from "./ask-kept.ts";
export { countUnsent, forgetAnswers, forgetKept } from "./forget-kept.ts";
export { findAnswer, forgetAnswer, forgetOldAnswers, keepAnswer } from "./kept-answers.ts";
