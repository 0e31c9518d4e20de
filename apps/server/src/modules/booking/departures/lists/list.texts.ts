/** What stands in the lists of guests for insurers and carriers. */
export const listTexts = {
  sheet: "Список",
  columns: {
    number: "№",
    lastName: "Фамилия",
    firstName: "Имя",
    middleName: "Отчество",
    birthday: "Дата рождения",
    phone: "Телефон",
    seat: "Место",
    request: "Заявка",
    note: "Примечание",
    documentKind: "Документ",
    document: "Номер документа",
  },
  unwritten: (request: number, position: number) =>
    `Не заполнено: заявка № ${request}, турист ${position}`,
  documents: {
    passport: "Паспорт РФ",
    foreign_passport: "Загранпаспорт",
    birth_certificate: "Свидетельство о рождении",
    other: "Другой документ",
  },
} as const;
