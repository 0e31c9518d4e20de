interface Words {
  organizer: string;
  link: string;
  signIn: string;
}

const notYou =
  "Если вы не регистрировались, ничего делать не нужно: без этой ссылки ваш адрес никому не достанется.";

/** The emails that confirm a mailbox. */
export const confirmationTexts = {
  confirm: ({ organizer, link }: Words) => ({
    subject: "Подтвердите почту",
    text:
      `Этот адрес указали при регистрации кабинета «${organizer}». ` +
      `Чтобы подтвердить, что он ваш, откройте ссылку:\n${link}\n\n` +
      `Она действует три дня и только один раз. После этого сайт можно будет опубликовать.\n\n${notYou}`,
  }),
  join: ({ organizer, link, signIn }: Words) => ({
    subject: "У вас уже есть учётная запись",
    text:
      `Этот адрес указали при регистрации кабинета «${organizer}», но учётная запись у вас уже есть. ` +
      `Войти в неё с прежним паролем: ${signIn}\n\n` +
      `Если новый кабинет завели вы, откройте ссылку, и он появится в вашей учётной записи:\n${link}\n\n` +
      `Она действует три дня и только один раз.\n\n${notYou}`,
  }),
} as const;
