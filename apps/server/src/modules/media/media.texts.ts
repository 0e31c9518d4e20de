/** Every text about pictures that people may read. */
export const mediaTexts = {
  tooHeavy: (megabytes: number) => `Файл больше ${megabytes} МБ`,
  tooManyPixels: (megapixels: number) => `Картинка больше ${megapixels} мегапикселей`,
  notPicture: "Это не картинка. Подойдут JPEG, PNG, WebP, AVIF и GIF",
  unreadable: "Не удалось прочитать картинку: файл повреждён или этот формат не поддерживается",
  unknownSize: (sizes: string) => `Такого размера нет. Есть: ${sizes}`,
  storeDown: "Хранилище картинок сейчас недоступно. Попробуйте позже",
  noRoom: "На сервере закончилось место: файл не сохранён. Попробуйте позже",
  notFetched: "По этому адресу картинку получить не удалось",
  tooManyCuts:
    "У этой картинки слишком много кадров. Загрузите её ещё раз с другим размером или выберите прежний кадр",
  notFound: "Такой картинки нет",
  isLive:
    "Картинку сейчас видят гости. Замените её там, где она стоит, опубликуйте сайт и удалите её потом",
} as const;
