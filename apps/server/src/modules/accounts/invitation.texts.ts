interface Names {
  organizer: string;
  inviter: string;
}

const who = ({ organizer, inviter }: Names) =>
  `${inviter} приглашает вас в кабинет организатора «${organizer}»: вы его владелец, ` +
  "и сайт, туры и заявки теперь ваши.";

/** The email to whoever was made an organiser's owner. */
export const invitationTexts = {
  subject: (organizer: string) => `Приглашение в кабинет «${organizer}»`,
  newcomer: (names: Names, link: string) =>
    `${who(names)}\n\nЧтобы войти, придумайте пароль:\n${link}\n\n` +
    "Ссылка действует семь дней и только один раз. Если она устареет, " +
    "на странице входа выберите «Забыли пароль?».",
  known: (names: Names, link: string) =>
    `${who(names)}\n\nОн уже в вашей учётной записи. Войдите с прежним паролем:\n${link}`,
} as const;
