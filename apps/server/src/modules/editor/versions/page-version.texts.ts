/** Every refusal about versions that people may read. */
export const pageVersionTexts = {
  noVersion: "Такой версии нет",
} as const;
