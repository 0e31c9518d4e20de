import { texts } from "../../../texts/ru.ts";

/** The nine weights, to choose from. */
export const weightItems = Object.entries(texts.fonts.weights).map(([weight, text]) => ({
  value: Number(weight),
  text,
}));
