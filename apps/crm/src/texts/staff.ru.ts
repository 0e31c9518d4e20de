/** Texts for staff, who have no site of their own here. */
export const staffTexts = {
  staff: {
    title: "Вы вошли как сотрудник",
    lead: "Сайты собирают сами организаторы: чтобы править сайт, войдите под учётной записью его владельца или редактора. Здесь видно, чьи сайты уже открыты.",
    organizers: "Организаторы",
    search: "Название, почта или ИНН",
    nobody: "Никого не нашлось",
    organizer: "Организатор",
    tours: "Туры",
    catalogue: "Каталог",
    site: "Сайт",
    noSite: "Сайта ещё нет",
    inCatalogue: "В каталоге",
    notInCatalogue: "Ещё нет",
    more: "Показать ещё",
  },
};
