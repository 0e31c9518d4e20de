/** Every refusal of the public site's calls that people may read. */
export const publicSiteTexts = {
  noPage: "Такой страницы нет",
} as const;
