// Texts of signing up and of confirming the e-mail.

export const signUp = {
  link: "Зарегистрироваться",
  title: "Новый кабинет",
  lead: "Сайт, даты и заявки появятся сразу. Почту можно подтвердить позже, до публикации.",
  name: "Как называется ваше дело",
  nameHint: "Так вас увидят гости. Потом можно изменить",
  phone: "Телефон",
  phoneExample: "916 123-45-67",
  passwordHint: (least: number) => `Не короче ${least} символов`,
  homepage: "Не заполняйте это поле",
  submit: "Создать кабинет",
  hasAccount: "Уже есть кабинет?",
} as const;

export const invited = {
  title: "Добро пожаловать",
  lead: (least: number) => `Придумайте пароль для входа в кабинет: не короче ${least} символов.`,
  password: "Пароль",
  done: "Пароль сохранён",
  doneText: "Войдите с ним в кабинет.",
} as const;

export const confirmEmail = {
  title: "Подтверждение почты",
  lead: "Осталось нажать на кнопку: так ссылку не откроет вместо вас почтовая программа.",
  submit: "Подтвердить почту",
  done: (email: string) => `Почта ${email} подтверждена. Теперь сайт можно публиковать.`,
  joined: (email: string) =>
    `Новый кабинет появился в вашей учётной записи ${email}. Войдите с её паролем.`,
  open: "Открыть кабинет",
} as const;
