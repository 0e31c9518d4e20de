/** What is said of an organiser's verification, and the emails about it. */
export const verificationTexts = {
  incomplete: "Чтобы отправить на проверку, заполните то, что отмечено",
  field: { missing: "Заполните", wrong: "Проверьте цифры: контрольное число не сходится" },
  noFiles: "Приложите хотя бы один документ",
  tooHeavy: "Файл больше 10 МБ",
  wrongType: "Подойдут PDF, JPEG и PNG",
  tooMany: (most: number) => `Можно приложить не больше ${most} документов`,
  noFile: "Такого документа нет",
  inUse: "Пока данные проверяем, и после одобрения документы остаются у нас",
  verified: (organizer: string, comment: string) => ({
    subject: `«${organizer}»: данные проверены`,
    text:
      `Мы проверили данные организатора «${organizer}»: всё в порядке.` +
      (comment && `\n\n${comment}`) +
      "\n\nКогда на сайте не останется текстов из примера и появится тур в продаже, мы покажем вас на маркетплейсе.",
  }),
  rejected: (organizer: string, comment: string) => ({
    subject: `«${organizer}»: данные нужно исправить`,
    text:
      `Мы проверили данные организатора «${organizer}», и пока не можем их подтвердить:\n\n${comment}\n\n` +
      "Исправьте их в кабинете, в разделе «Организатор», и отправьте на проверку ещё раз.",
  }),
} as const;
