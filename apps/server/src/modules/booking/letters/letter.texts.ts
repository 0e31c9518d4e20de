/** What letters of requests say. */
export const letterTexts = {
  number: (id: number) => `Заявка №\u00a0${id}`,
  hello: (name: string, text: string) => `${name}, здравствуйте! ${text}`,
  helloNobody: (text: string) => `Здравствуйте! ${text}`,
  facts: {
    tour: "Тур",
    dates: "Даты",
    guest: "Гость",
    phone: "Телефон",
    email: "E-mail",
    seats: "Мест",
  },
  sums: {
    line: (title: string, count: number, each: string) => `${title}, ${count}\u00a0×\u00a0${each}`,
    total: "Итого",
    prepayment: "Предоплата",
    paid: "Оплачено",
    refund: "К возврату",
  },
  openOrder: "Открыть заявку",
  fillTourists: "Заполнить данные туристов",
  chooseDate: "Выбрать другую дату",
  answer: "Открыть и ответить",
  openRequest: "Открыть заявку",
  organizerWords: "Что пишет организатор",
  siteWords: "Что пишет площадка",
  guestWords: "Что пишет гость",
  comment: "Комментарий гостя",
  reason: {
    guest: (host: string) =>
      `Вы получили это письмо, потому что на сайте ${host} оставили заявку с этим адресом почты. Если это были не вы, ничего делать не нужно.`,
    organizer: (name: string) => `Сюда приходят письма о заявках организатора «${name}».`,
  },
  asked: {
    subject: (id: number, tour: string) => `Заявка №\u00a0${id} у организатора: ${tour}`,
    title: "Заявка у организатора",
    text: (until: string) =>
      `Места держим за вами до ${until}. Организатор должен ответить до этого времени. Если не ответит, места освободятся, и платить ничего не придётся.`,
    keep: "Ссылка открывает заявку без пароля: сохраните это письмо.",
  },
  newRequest: {
    subject: (id: number, name: string, tour: string) =>
      `Новая заявка №\u00a0${id}: ${name}, ${tour}`,
    title: "Новая заявка",
    text: (until: string) =>
      `Подтвердите или отклоните её до ${until}. До этого времени места держатся за гостем, потом освободятся.`,
  },
  newBooking: {
    subject: (id: number, name: string, tour: string) =>
      `Новая бронь №\u00a0${id}: ${name}, ${tour}`,
    title: "Новая бронь",
    held: (until: string) =>
      `Подтверждать ничего не нужно. Места держатся за гостем до ${until}: до этого времени он вносит предоплату.`,
    sold: "Подтверждать ничего не нужно: места за гостем, предоплаты у тура нет.",
  },
  answerDue: {
    subject: (id: number, until: string) => `Заявка №\u00a0${id} ждёт ответа до ${until}`,
    title: "Гость ждёт ответа",
    text: (until: string) => `Если не ответить до ${until}, заявка закроется, а места освободятся.`,
  },
  confirmed: {
    subject: (id: number, until: string) =>
      `Заявка №\u00a0${id} подтверждена, предоплата до ${until}`,
    title: "Заявка подтверждена",
    text: (sum: string, until: string) =>
      `Осталось внести предоплату ${sum} до ${until}. До этого времени места за вами. Как её внести, написано на странице заявки.`,
  },
  paymentDue: {
    subject: (id: number, until: string) => `Заявка №\u00a0${id}: ждём предоплату до ${until}`,
    title: "Скоро места освободятся",
    text: (sum: string, until: string) =>
      `Мы ещё не видим предоплату ${sum}. Места за вами до ${until}, потом заявка закроется. Как внести предоплату, написано на странице заявки.`,
  },
  restDue: {
    subject: (id: number, rest: string, day: string) =>
      `Заявка №\u00a0${id}: остаток ${rest} до ${day}`,
    title: "Пора внести остаток",
    text: (rest: string, day: string) =>
      `Внести ${rest} нужно до ${day}. Как это сделать, написано на странице заявки.`,
  },
  touristsDue: {
    subject: (id: number, tour: string) => `Заявка №\u00a0${id}: кто едет? ${tour}`,
    title: "Заполните данные туристов",
    text: "Организатору ещё не хватает данных тех, кто едет. Заполнить их можно по частям: что введено, сохраняется.",
  },
  individualTour: {
    subject: (tour: string) => `Тур для вас: ${tour}`,
    title: "Мы составили тур для\u00a0вас",
    text: "Организатор подготовил поездку по вашей заявке: со своими датами, ценой и программой. Посмотрите и забронируйте, если всё подходит.",
    open: "Посмотреть тур",
  },
  arrival: {
    openMeeting: "Место и время встречи",
    subject: (tour: string) => `Скоро в путь: ${tour}`,
    title: "Скоро в путь",
    text: "До поездки осталось несколько дней. Вот где и когда вас ждут.",
    place: "Место встречи",
    phone: "Организатор",
  },
  sold: {
    subject: (id: number, tour: string) => `Заявка №\u00a0${id} подтверждена: ${tour}`,
    title: "Места ваши",
    text: "Предоплата не нужна: места за вами.",
    restDue: (rest: string, day: string) =>
      `Предоплата не нужна, места за вами. Внести ${rest} нужно до ${day}.`,
  },
  paid: {
    subject: (id: number, sum: string) => `Заявка №\u00a0${id}: мы получили ${sum}`,
    title: "Деньги пришли",
    text: (sum: string) => `Мы получили ${sum}. Места ваши.`,
    restDue: (rest: string, day: string) => `Остаток ${rest} нужно внести до ${day}.`,
  },
  guestPaid: {
    subject: (id: number, name: string, sum: string) =>
      `Заявка №\u00a0${id}: ${name}, оплачено ${sum}`,
    title: "Гость заплатил",
    text: (sum: string) => `Пришло ${sum}. Места проданы.`,
  },
  moneyBack: {
    subject: (id: number, sum: string) => `Заявка №\u00a0${id}: возвращаем ${sum}`,
    title: "Возвращаем деньги",
    text: (sum: string) =>
      `Платёж ${sum} пришёл, когда заявка уже была закрыта или оплачена. Мы возвращаем его целиком туда, откуда он пришёл.`,
  },
  moved: {
    subject: (id: number, dates: string) => `Заявка №\u00a0${id} перенесена: ${dates}`,
    title: "Новые даты поездки",
    text: (from: string, to: string) => `Заявка перенесена с ${from} на ${to}.`,
    same: "Стоимость не изменилась.",
    dearer: (sum: string) => `Новая дата дороже на ${sum}.`,
    cheaper: (sum: string) => `Новая дата дешевле на ${sum}.`,
    refund: (sum: string) => `Из оплаченного вернём ${sum} туда, откуда пришли деньги.`,
  },
  movedByGuest: {
    subject: (id: number, name: string, dates: string) =>
      `Гость перенёс заявку №\u00a0${id} на ${dates}: ${name}`,
    title: "Гость перенёс заявку",
    text: (from: string, to: string) =>
      `Даты были ${from}, стали ${to}. Места на прежней дате вернулись в продажу.`,
  },
  partyChanged: {
    subject: (id: number) => `Состав заявки №\u00a0${id} изменён`,
    title: "Состав заявки изменён",
    changes: {
      add: (title: string) => `Добавлено: «${title}».`,
      remove: (title: string) => `Убрано: «${title}».`,
      replace: (title: string) => `Вместо туриста «${title}» едет другой: заполните его данные.`,
    },
    dearer: (sum: string) => `Стоимость выросла на ${sum}.`,
    cheaper: (sum: string) => `Стоимость уменьшилась на ${sum}.`,
    refund: (sum: string) => `Из оплаченного вернём ${sum} туда, откуда пришли деньги.`,
  },
  partyChangedByGuest: {
    subject: (id: number, name: string) => `Гость изменил состав заявки №\u00a0${id}: ${name}`,
    title: "Гость изменил состав заявки",
  },
  groupComplete: {
    subject: (tour: string) => `Группа набрана, поездка состоится: ${tour}`,
    title: "Группа набрана: поездка состоится",
    text: "Нужное число туристов собралось, поездка точно состоится. Билеты можно покупать.",
  },
  groupTooSmall: {
    subject: (tour: string) => `Группа не набралась, выберите дату или возврат: ${tour}`,
    title: "Группа не набралась",
    text: (dates: string, until: string) =>
      `К сожалению, на ${dates} туристов собралось меньше, чем нужно, и поездка в эти дни не состоится. До ${until} выберите на странице заявки другую дату или отмените заявку: вернём все деньги. Если ничего не выбрать, мы сами отменим её и вернём всё.`,
    nearest: (dates: string) => `Ближайшая дата, на которую хватает мест: ${dates}.`,
    choose: "Выбрать дату или вернуть деньги",
  },
  declined: {
    subject: (id: number, tour: string) => `Заявка №\u00a0${id} не подтверждена: ${tour}`,
    title: "Заявку не подтвердили",
    text: "К сожалению, организатор не смог принять заявку. Платить ничего не нужно.",
  },
  cancelledBySeller: {
    subject: (id: number, tour: string) => `Заявка №\u00a0${id} отменена: ${tour}`,
    title: { 6: "Организатор отменил заявку", 8: "Площадка отменила заявку" },
    text: "К сожалению, эта поездка для вас не состоится: заявку пришлось отменить.",
  },
  cancelledByGuest: {
    subject: (id: number, tour: string) => `Вы отменили заявку №\u00a0${id}: ${tour}`,
    title: "Вы отменили заявку",
    text: "Места вернулись в продажу. Если передумаете, выберите дату ещё раз.",
  },
  guestCancelled: {
    subject: (id: number, name: string, tour: string) =>
      `Гость отменил заявку №\u00a0${id}: ${name}, ${tour}`,
    title: "Гость отменил заявку",
    text: "Места вернулись в продажу.",
  },
  expired: {
    subject: (id: number, tour: string) => `Время заявки №\u00a0${id} вышло: ${tour}`,
    title: "Время заявки вышло",
    text: {
      1: "Организатор не успел ответить, и места освободились. Платить ничего не нужно. Если ещё хотите поехать, выберите дату снова.",
      2: "Предоплата не пришла вовремя, и места освободились. Если ещё хотите поехать, выберите дату снова.",
    },
  },
  requestExpired: {
    subject: (id: number, name: string) => `Заявка №\u00a0${id} закрыта, время вышло: ${name}`,
    title: "Заявка закрыта: время вышло",
    text: {
      1: "На заявку не ответили вовремя. Места вернулись в продажу.",
      2: "Гость не внёс предоплату вовремя. Места вернулись в продажу.",
    },
  },
  messageFromGuest: {
    subject: (id: number, name: string, tour: string) =>
      `Сообщение по заявке №\u00a0${id}: ${name}, ${tour}`,
    title: "Гость написал вам",
    text: "Ответьте на странице заявки: гость увидит ответ на своей странице и получит его письмом.",
  },
  messageToGuest: {
    subject: (id: number, tour: string) => `Сообщение по заявке №\u00a0${id}: ${tour}`,
    title: "Вам написали",
    text: "По вашей заявке пришло сообщение. Ответить можно на её странице.",
  },
  review: {
    subject: (tour: string) => `Как прошла поездка? ${tour}`,
    title: "Как прошла поездка?",
    text: "Расскажите, что понравилось и чего не хватило: это поможет тем, кто ещё выбирает, и организатору. Займёт пару минут.",
    write: "Оставить отзыв",
  },
  reviewed: {
    subject: (name: string, tour: string) => `Новый отзыв: ${name}, ${tour}`,
    title: "Гость оставил отзыв",
    text: "Прочитайте его и опубликуйте: до этого его видите только вы и гость.",
    open: "Открыть и опубликовать",
  },
  unsubscribe: "Отписаться от писем не о заявках",
  found: {
    subject: (host: string) => `Ваши заявки на сайте ${host}`,
    title: "Ваши заявки",
    text: "Вы попросили найти ваши заявки. Вот ссылки на их страницы.",
    keep: "Каждая ссылка открывает заявку без пароля: никому её не пересылайте.",
    reason: (host: string) =>
      `Вы получили это письмо, потому что на сайте ${host} попросили найти заявки с этим адресом почты. Если это были не вы, ничего делать не нужно: ссылки пришли только вам.`,
  },
} as const;
