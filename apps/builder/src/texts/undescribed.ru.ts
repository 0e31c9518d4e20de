import { plural } from "@tour/blocks/format";

const pictures = { one: "картинка", few: "картинки", many: "картинок", other: "картинки" };

/** Texts of the screen on which pictures get their words. */
export const undescribedTexts = {
  back: "К готовности",
  title: "Картинки без описания",
  lead: "Скажите в нескольких словах, что на каждой. Слова встанут во всех местах, где картинка стоит без них.",
  inTours: "В турах гости увидят их сразу, на страницах сайта после публикации.",
  left: (count: number) => `Осталось: ${plural(count, pictures)}`,
  none: "Все картинки описаны",
  noneText: "Новые картинки без описания появятся здесь.",
  list: "Картинки без описания",
  picture: (number: number) => `Картинка ${number}`,
  unnamed: "Эта картинка ещё без слов",
  where: "Где стоит",
  label: "Что на картинке",
  hint: "Например: «Палатки у озера на рассвете»",
  needed: "Напишите хотя бы слово",
  save: "Сохранить",
  decorative: "Украшение, описывать нечего",
  saved: "Сохранено",
} as const;
