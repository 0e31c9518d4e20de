/** Every text of help requests that people may read. */
export const helpRequestTexts = {
  tooMany: "Слишком много заявок подряд. Попробуйте позже",
};
