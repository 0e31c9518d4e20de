// Texts of signing in, and of passwords that were forgotten.

export const signIn = {
  title: "Вход для организаторов",
  lead: "Сайт ваших туров, даты, места и заявки гостей в одном месте.",
  email: "E-mail",
  password: "Пароль",
  submit: "Войти",
  forgot: "Забыли пароль?",
  isNew: "Ещё не с нами?",
  back: "Ко входу",
  demo: "Демонстрационный вход",
  demoCode: "Код:",
  showcase: "Свой сайт туров за вечер",
  showcaseText: "Соберите страницу из готовых блоков, выберите оформление и опубликуйте.",
} as const;

export const forgotPassword = {
  title: "Новый пароль",
  lead: "Пришлём на вашу почту ссылку, по которой можно задать новый пароль.",
  submit: "Прислать ссылку",
  sent: "Проверьте почту",
  sentTo: (email: string) =>
    `Если на ${email} есть учётная запись, письмо уже в пути. Ссылка из него действует час. Загляните и в папку со спамом.`,
  otherEmail: "Указать другую почту",
} as const;

export const resetPassword = {
  title: "Задайте новый пароль",
  lead: (min: number) =>
    `Не короче ${min} символов. После этого нужно будет войти заново на всех устройствах.`,
  password: "Новый пароль",
  repeated: "Ещё раз",
  submit: "Сохранить",
  done: "Пароль изменён",
  doneText: "Войдите с новым паролем.",
  again: "Прислать новую ссылку",
} as const;
