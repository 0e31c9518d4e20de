import { latePart } from "@tour/office/late";

export const ChoiceBar = latePart(() =>
  import("./choice-bar.tsx").then((module) => module.ChoiceBar),
);
