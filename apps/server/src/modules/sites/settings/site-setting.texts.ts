/** Every refusal about a site's settings that people may read. */
export const siteSettingTexts = {
  noPicture: "Такой картинки нет в вашей библиотеке",
  changedElsewhere: "Пока вы меняли настройки, то же самое поменял кто-то ещё",
} as const;
