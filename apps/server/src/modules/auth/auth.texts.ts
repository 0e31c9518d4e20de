/** Every text of sign-in that people may read. */
export const authTexts = {
  wrongPassword: "Неверный e-mail или пароль",
  tooManyTries: "Слишком много попыток входа. Попробуйте позже",
} as const;
