/** Every text of help requests that people may read. */
export const helpRequestTexts = {
  tooMany: "Слишком много заявок подряд. Попробуйте позже",
  email: {
    subject: (name: string) => `Вопрос с сайта: ${name}`,
    lead: (host: string) => `На сайте ${host} оставили вопрос`,
    name: "Имя",
    phone: "Телефон",
    email: "E-mail",
    page: "Страница",
    recordedSubject: (name: string) => `Сообщение гостя: ${name}`,
    recordedLead: (by: string) => `Сообщение гостя с его слов. Кто записал: ${by}`,
  },
  inbox: {
    noEmail: "Гость не оставил e-mail. Позвоните и отметьте, что перезвонили",
    closed: "Вопрос закрыт. Откройте его снова, чтобы ответить",
    alreadyClosed: "Вопрос уже закрыт",
    notClosed: "Вопрос уже открыт",
    noEvent: "Такой записи нет. Обновите страницу",
    tooLate: "Отменить уже нельзя: прошло больше десяти секунд",
    notLast: "После этого с вопросом сделали что-то ещё. Обновите страницу",
    stranger: "Этот человек не может отвечать на вопрос. Выберите другого",
    notRecorded: "Такого сообщения нет среди записанных вами",
    dealtWith: "Сообщением уже занимаются. Закройте его в разделе «Вопросы», если оно не нужно",
    withdrawn: "Взято назад тем, кто записал",
    tooManyAnswers: "Слишком много ответов подряд. Попробуйте позже",
  },
  answer: {
    subject: "Ответ на ваш вопрос",
    title: (name: string) => `${name}, вам ответили`,
    answer: (sender: string) => `Отвечает ${sender}`,
    question: "Вы спрашивали",
    reason: (host: string) =>
      `Это письмо пришло, потому что на сайте ${host} задали вопрос и оставили этот адрес.`,
  },
};
