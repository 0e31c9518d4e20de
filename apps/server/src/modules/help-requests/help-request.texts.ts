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
  },
};
