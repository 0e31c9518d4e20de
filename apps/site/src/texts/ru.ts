import { marketTexts } from "./market.ru.ts";
import { orderTexts } from "./order.ru.ts";
import { reviewTexts } from "./review.ru.ts";
import { unsubscribeTexts } from "./unsubscribe.ru.ts";

/** Words of the script that every page carries; apart, so that it carries no others. */
export const updateTexts = {
  message: "Сайт обновился.",
  action: "Обновить страницу",
  dismiss: "Не сейчас",
} as const;

/** Words of the script that waits for the beginning of a sale. */
export const openingTexts = {
  message: "Запись открылась.",
  action: "Обновить страницу",
  dismiss: "Не сейчас",
} as const;

/** Words of the script of a request's page. */
export const countdownTexts = {
  left: (time: string) => `осталось ${time}`,
  hours: (count: number) => `${count}\u00a0ч`,
  minutes: (count: number) => `${count}\u00a0мин`,
  seconds: (count: number) => `${count}\u00a0с`,
} as const;

/** Words of the script that sends messages. */
export const messageFormTexts = {
  offline: "Не отправилось: похоже, нет связи. Текст на месте, попробуйте ещё раз.",
  failed: "Не отправилось. Текст на месте, попробуйте ещё раз чуть позже.",
  sent: "Сообщение отправлено",
  came: "Новое сообщение",
} as const;

/** Everything that the site says by itself; what organisers wrote comes with their blocks. */
export const texts = {
  seenTours: "Вы смотрели",
  skipToContent: "К содержанию",
  notice: "Объявление",
  error: {
    notFound: {
      title: "Такой страницы нет",
      text: "Возможно, её никогда не было или её удалили.",
      unknownHost: "По этому адресу пока нет сайта: возможно, его никогда не было или его удалили.",
      action: "На главную",
    },
    gone: {
      title: "Упс, что-то пошло не так",
      text: "Эта страница больше не работает: даты тура из заявки уже прошли.",
    },
    tooLong: {
      title: "Написано слишком много",
      text: "Форму такой длины принять нельзя: ничего не отправлено и не изменилось. Вернитесь к ней кнопкой «Назад» в браузере, сократите самый длинный ответ и отправьте снова.",
      action: "Открыть страницу заново",
    },
    other: {
      title: "Что-то сломалось",
      broken: "Мы уже знаем об ошибке и чиним. Попробуйте обновить страницу через минуту.",
      away: "Сервис на минуту отошёл. Обновите страницу чуть позже.",
      method: "Так эту страницу открыть нельзя.",
      foreignForm: "Форму отправил другой сайт. Откройте страницу заявки и отправьте её там.",
      noForm: "Форма пришла повреждённой. Откройте её страницу и отправьте ещё раз.",
      action: "Обновить страницу",
    },
    home: "На главную",
  },
  order: orderTexts,
  review: reviewTexts,
  unsubscribe: unsubscribeTexts,
  findBooking: {
    title: "Найти заявку",
    lead: "Пришлём письмо со ссылками на ваши заявки. Укажите почту, с которой бронировали.",
    email: "E-mail",
    send: "Прислать ссылки",
    failed: "Не получилось отправить. Попробуйте ещё раз чуть позже.",
    sentTitle: "Проверьте почту",
    sent: "Если с этим адресом есть заявки, письмо со ссылками придёт в ближайшие минуты.",
    notCome:
      "Письма нет? Загляните в папку «Спам» и проверьте адрес. Письмо приходит не чаще раза в десять минут.",
    again: "Указать другой адрес",
    link: "Найти заявку по почте",
    question: "Уже бронировали?",
  },
  document: {
    edition: (version: number) => `Редакция ${version} от`,
  },
  marketplace: marketTexts,
  preview: {
    title: "Предпросмотр сайта",
    alone: "Здесь показывается черновик сайта. Откройте его в конструкторе: сам по себе он пуст.",
    waiting: "Ждём конструктор",
    noScript: "Для предпросмотра нужен JavaScript.",
    selectBlock: (title: string) => `Выбрать блок «${title}»`,
    toolbar: (title: string) => `Действия с блоком «${title}»`,
    moveUp: "Поднять выше",
    moveDown: "Опустить ниже",
    addBefore: "Добавить блок выше",
    addAfter: "Добавить блок ниже",
    addFirst: "Добавить первый блок",
    remove: "Удалить",
    hide: "Скрыть от гостей",
    show: "Показать гостям",
    variant: "Вид блока",
    replacePicture: "Заменить фото",
    editPiece: {
      title: "Изменить название тура",
      subtitle: "Изменить короткий текст тура",
      description: "Изменить описание тура",
      price: "Изменить цену",
      date: "Изменить дату",
      seats: "Изменить места",
      day: "Изменить день программы",
      "day-text": "Изменить рассказ о дне",
      distance: "Изменить путь дня",
      meals: "Изменить питание",
      lodging: "Изменить ночлег",
      guide: "Изменить гида",
      "guide-quote": "Изменить слова гида",
      "guide-text": "Изменить рассказ о гиде",
    },
    pieceOf: (deed: string, words: string) => `${deed}: ${words}`,
    drop: {
      one: "Отпустите: картинка встанет сюда",
      list: "Отпустите: добавится к остальным",
      reasons: {
        "no-pictures": "В этом блоке картинок нет",
        "several-places": "Картинок здесь несколько: поднесите файл к той, которую нужно заменить",
        "takes-one": "Здесь одна картинка: перетащите один файл",
        "is-full": "Больше картинок здесь не поместится",
      },
    },
    editText: "Текст можно править прямо здесь. Enter сохранит, Escape вернёт как было.",
    unknownBlock: "Неизвестный блок",
    emptyPage: "На странице пока нет блоков",
    hidden: "Скрыт: гости этот блок не видят",
    notNow: {
      period: "Гости его не видят: время блока ещё не наступило или уже прошло",
      seats: "Гости его не видят: свободных мест нет",
      "far-from-departure":
        "Гости его не видят: ближайший заезд уже скоро, или заездов впереди нет",
      "near-departure":
        "Гости его не видят: до ближайшего заезда ещё далеко, или заездов впереди нет",
    },
    empty: "Блок пока пуст, и гости его не видят. Заполните его в конструкторе.",
    unknown: "Этот блок сайт показать не может: его тип или вид здесь неизвестны.",
    newer:
      "Блок сделан в более новой версии конструктора. Он сохранён, но изменить его здесь нельзя.",
    broken: "Блок не получилось показать. Проверьте его содержимое или выберите другой вид.",
    failed: "Исправьте перед публикацией:",
  },
} as const;
