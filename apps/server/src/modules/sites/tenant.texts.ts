/** Why a visitor sees no site, in words that people may read. */
export const tenantTexts = {
  noSite: "Такого сайта нет",
  notPublished: "Сайт ещё не опубликован",
} as const;
