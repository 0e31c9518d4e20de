/** Every refusal about templates of blocks that people may read. */
export const blockTemplateTexts = {
  tooMany: (count: number) => `Сохранить можно не больше ${count} шаблонов: удалите лишние`,
  tooLarge: "Для шаблона здесь слишком много текста: сохраните блоки по одному или сократите их",
  taken: "Шаблон с таким названием уже есть",
  noTemplate: "Такого шаблона больше нет",
  shared: (block: string) => `«${block}» не бывает шаблоном: этот блок на сайте один`,
} as const;
