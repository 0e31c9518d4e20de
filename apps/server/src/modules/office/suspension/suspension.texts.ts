/** What is said of an organiser whom staff take off the marketplace. */
export const suspensionTexts = {
  why: "Напишите причину: организатор прочтёт её в письме и в кабинете",
  notShown: "Этого организатора на маркетплейсе и так нет. Обновите страницу.",
  email: (organizer: string, { reason, office }: { reason: string; office: string }) => ({
    subject: `«${organizer}» снят с маркетплейса`,
    text:
      `Мы сняли организатора «${organizer}» с маркетплейса. Причина:\n\n${reason}\n\n` +
      "Что это значит: ваших туров нет в каталоге и поиске маркетплейса, новых заявок оттуда не будет. " +
      "Ваш собственный сайт работает, заявки и оплаты, которые уже есть, остаются в силе.\n\n" +
      "Когда причина исчезнет, мы вернём вас на маркетплейс. Она видна и в кабинете:\n" +
      office,
  }),
} as const;
