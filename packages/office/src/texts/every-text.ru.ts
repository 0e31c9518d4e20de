// Texts that the builder and sales have in common.

export const product = "Кабинет";

export const skip = "К содержанию";

export const areas = {
  label: "Что открыто",
  site: "Сайт",
  sales: "Продажи",
  tours: "Туры",
  trips: "Мои выезды",
  sections: "Разделы",
} as const;

export const account = {
  title: "Аккаунт",
  team: "Команда",
  activity: "Что сделано",
  serviceStatus: "Состояние сервиса",
  signOut: "Выйти",
  noOrganizers: "Организатор пока не подключён",
  noOrganizersText:
    "Попросите владельца сайта добавить вас по этой почте. Когда он это сделает, войдите ещё раз.",
} as const;

export const impersonation = {
  label: "Вход от имени организатора",
  as: (name: string) => `Вы вошли как «${name}»`,
  until: (time: string) => `до ${time}, паспорта и оплаты закрыты`,
  leave: "Выйти",
} as const;

export const form = { takeBack: "Вернуть прежнее" } as const;

export const confirm = {
  text: (email: string) => `Подтвердите почту ${email}: мы отправили на неё ссылку.`,
  again: "Прислать ещё раз",
  sent: "Письмо отправлено. Загляните и в папку со спамом.",
} as const;

export const roles = {
  owner: "Владелец",
  editor: "Редактор",
  manager: "Менеджер",
  guide: "Гид",
} as const;

export const closed = {
  title: "Этот раздел вам не открыт",
  text: (role: string) =>
    `Ваша роль в команде: ${role.toLowerCase()}. Если вам нужен этот раздел, попросите владельца сменить роль.`,
  start: "К моим разделам",
} as const;

export const leaving = {
  title: "Уйти без сохранения?",
  text: "На этом экране есть правки, которые вы не сохранили. Если уйти, они пропадут.",
  stay: "Остаться",
  leave: "Уйти без сохранения",
} as const;

export const unsent = {
  title: "Выйти, не отправив?",
  text: (count: number) =>
    `Ещё не отправлено: ${count}. Это записано только на этом устройстве. Если выйти, оно сотрётся.`,
  stay: "Остаться",
  leave: "Выйти и стереть",
} as const;

export const list = {
  drag: "Перетащить",
} as const;

export const pageFrame = {
  connecting: "Открываем страницу…",
  retry: "Попробовать снова",
  diagnosis: {
    unreachable: {
      title: "Сайт не отвечает",
      text: "Страница не открывается. Проверьте интернет и попробуйте снова.",
    },
    blocked: {
      title: "Сайт не разрешает встраивание",
      text: "Страница открылась, но не ответила: её правила, скорее всего, запрещают показ внутри другой страницы.",
    },
    "other-origin": {
      title: "Открылся другой адрес",
      text: "Вместо сайта открылся чужой адрес. Кабинет не обменивается с ним данными.",
    },
    "other-version": {
      title: "Версии не совпадают",
      text: "Сайт и кабинет обновлены не одновременно. Обновите страницу через минуту.",
    },
    "time-out": {
      title: "Страница не успела открыться",
      text: "Сайт отвечает слишком долго. Попробуйте ещё раз.",
    },
  },
} as const;

export const update = {
  text: "Вышла новая версия кабинета",
  reload: "Обновить",
  later: "Позже",
} as const;

export const late = {
  loading: "Загружаем…",
  failed: "Проверьте интернет и повторите. Всё, что вы написали, на месте.",
} as const;

export const failure = {
  title: "Не получилось загрузить",
  offline: "Нет связи с сервером. Проверьте интернет и повторите.",
  server: "Сервер сейчас не отвечает. Попробуйте ещё раз чуть позже.",
  other: "Что-то пошло не так. Попробуйте ещё раз или обновите страницу.",
  retry: "Повторить",
  notFound: "Такой страницы нет",
  notFoundText: "Ссылка устарела, или этот раздел открыт только другому организатору.",
  home: "На главную",
} as const;

export const pictures = {
  screenLeft: "Картинки загружены и ждут в библиотеке: место для них уже закрыто",
} as const;

export { richText } from "./rich-text.ru.ts";
export { sorting } from "./sorting.ru.ts";
