/** Every refusal of the public site's calls that people may read. */
export const publicSiteTexts = {
  noSite: "Такого сайта нет",
  notPublished: "Сайт ещё не опубликован",
  noPage: "Такой страницы нет",
} as const;
