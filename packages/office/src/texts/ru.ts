import { secondFactorTexts } from "./second-factor.ru.ts";

/** Texts that the builder and sales have in common. */
export const texts = {
  product: "Кабинет",
  skip: "К содержанию",
  areas: {
    label: "Что открыто",
    site: "Сайт",
    sales: "Продажи",
    tours: "Туры",
    trips: "Мои выезды",
    sections: "Разделы",
  },
  account: {
    title: "Аккаунт",
    team: "Команда",
    activity: "Что сделано",
    signOut: "Выйти",
    noOrganizers: "Организатор пока не подключён",
    noOrganizersText:
      "Попросите владельца сайта добавить вас по этой почте. Когда он это сделает, войдите ещё раз.",
  },
  impersonation: {
    label: "Вход от имени организатора",
    as: (name: string) => `Вы вошли как «${name}»`,
    until: (time: string) => `до ${time}, паспорта и оплаты закрыты`,
    leave: "Выйти",
  },
  confirm: {
    text: (email: string) => `Подтвердите почту ${email}: мы отправили на неё ссылку.`,
    again: "Прислать ещё раз",
    sent: "Письмо отправлено. Загляните и в папку со спамом.",
  },
  roles: { owner: "Владелец", editor: "Редактор", manager: "Менеджер", guide: "Гид" },
  closed: {
    title: "Этот раздел вам не открыт",
    text: (role: string) =>
      `Ваша роль в команде: ${role.toLowerCase()}. Если вам нужен этот раздел, попросите владельца сменить роль.`,
    start: "К моим разделам",
  },
  secondFactor: secondFactorTexts,
  leaving: {
    title: "Уйти без сохранения?",
    text: "На этом экране есть правки, которые вы не сохранили. Если уйти, они пропадут.",
    stay: "Остаться",
    leave: "Уйти без сохранения",
  },
  unsent: {
    title: "Выйти, не отправив?",
    text: (count: number) =>
      `Ещё не отправлено: ${count}. Это записано только на этом устройстве. Если выйти, оно сотрётся.`,
    stay: "Остаться",
    leave: "Выйти и стереть",
  },
  list: {
    drag: "Перетащить",
  },
  sorting: {
    instructions: "Пробел берёт, стрелки перемещают, пробел ставит, Escape отменяет.",
    taken: (place: number, count: number) => `Взято: ${place} из ${count}`,
    over: (place: number, count: number) => `Место ${place} из ${count}`,
    dropped: (place: number, count: number) => `Поставлено на место ${place} из ${count}`,
    cancelled: "Перемещение отменено",
  },
  picture: {
    choose: "Выбрать картинку",
    replace: "Заменить",
    remove: "Убрать",
    library: "Картинки",
    upload: "Загрузить",
    formats: "JPEG, PNG, WebP, AVIF или GIF до 20 МБ",
    empty: "Здесь появятся ваши картинки",
    more: "Показать ещё",
  },
  pageFrame: {
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
  },
  richText: {
    toolbar: "Оформление текста",
    bold: "Полужирный",
    italic: "Курсив",
    heading: "Подзаголовок",
    list: "Список",
    orderedList: "Нумерованный список",
    quote: "Цитата",
    link: "Ссылка",
    address: "Адрес ссылки",
    wrong: "Некорректная ссылка",
    apply: "Готово",
  },
  update: {
    text: "Вышла новая версия кабинета",
    reload: "Обновить",
    later: "Позже",
  },
  failure: {
    title: "Не получилось загрузить",
    offline: "Нет связи с сервером. Проверьте интернет и повторите.",
    retry: "Повторить",
    notFound: "Такой страницы нет",
    notFoundText: "Ссылка устарела, или этот раздел открыт только другому организатору.",
    home: "На главную",
  },
} as const;
