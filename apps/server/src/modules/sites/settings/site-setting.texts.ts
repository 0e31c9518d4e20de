/** Every refusal about a site's settings that people may read. */
export const siteSettingTexts = {
  noPicture: "Такой картинки нет в вашей библиотеке",
} as const;
