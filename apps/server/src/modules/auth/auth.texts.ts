/** Every text of sign-in that people may read. */
export const authTexts = {
  wrongPassword: "Неверный e-mail или пароль",
  tooManyTries: "Слишком много попыток входа. Попробуйте позже",
  usedLink: "Ссылка уже использована или устарела. Запросите новую",
  resetSubject: "Новый пароль",
  resetLetter: (link: string, hours: number) =>
    `Чтобы задать новый пароль, откройте ссылку:\n${link}\n\n` +
    `Она действует ${hours} часа и только один раз. ` +
    "Если вы не просили о новом пароле, ничего делать не нужно: прежний пароль действует.",
} as const;
