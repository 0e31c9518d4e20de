/** Words of the page where one unsubscribes from emails that are not about a booking. */
export const unsubscribeTexts = {
  title: "Отписаться от писем?",
  lead: (organizer: string, address: string) =>
    `На адрес ${address} от организатора «${organizer}» приходят письма не о заявках: просьбы об отзыве и, если вы на них соглашались, рассказы о новых поездках.`,
  confirm: "Отписаться",
  doneTitle: "Вы отписались",
  done: (organizer: string, address: string) =>
    `На адрес ${address} больше не придут письма организатора «${organizer}» с просьбами об отзыве и рассказами о новых поездках.`,
  note: "Письма о самих заявках, оплате и поездках будут приходить и дальше.",
  back: "Получать письма снова",
} as const;
