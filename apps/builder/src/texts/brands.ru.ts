/** Looks that an organiser keeps under names. */
export const brandTexts = {
  title: "Мои бренды",
  lead: "Сохраните свои цвета, шрифты и скругления под именем: к ним можно вернуться из любого оформления.",
  failed: "Бренды не загрузились",
  add: "Сохранить вид как бренд",
  tooMany: (count: number) => `Можно хранить не больше ${count} брендов`,
  usualName: "Мой бренд",
  addTitle: "Новый бренд",
  addLead: "Запомним, как сайт выглядит сейчас: оформление, цвета, шрифты, размеры и скругления.",
  rename: "Переименовать",
  renameTitle: (name: string) => `Переименовать «${name}»`,
  actions: (name: string) => `Действия с брендом «${name}»`,
  replace: "Заменить нынешним видом",
  remove: "Удалить",
  kept: (name: string) => `Сохранено как «${name}»`,
  renamed: (name: string) => `Теперь это «${name}»`,
  replaced: (name: string) => `«${name}» теперь с нынешним видом`,
  removed: (name: string) => `Удалено: «${name}». Вид сайта не изменился`,
  worn: (name: string) => `Выбрано: ${name}`,
  lostFont: (lost: string, instead: string) =>
    `Шрифта «${lost}» больше нет, вместо него «${instead}»`,
  lostWeight: (family: string, lost: number, instead: number) =>
    `У шрифта «${family}» нет насыщенности ${lost}, вместо неё ${instead}`,
  inBrands: (names: string) =>
    `Этим начертанием набраны бренды: ${names}. Они останутся, и на его месте будет самое близкое начертание этого шрифта, а если его нет, шрифт готового оформления.`,
} as const;
