/** Messages of the preset's schema and warnings, in the builder's language. */
export const texts = {
  color: "Укажите цвет в виде #rrggbb",
  radius: "Радиус: целое число от 0 до 60 пикселей",
  textSize: "Размер текста: от 80 до 140 процентов",
  headerSize: "Размер заголовков: от 50 до 160 процентов",
  fontFamily: "Название шрифта: буквы, цифры, пробелы и дефисы, до 64 знаков",
  fontWeight: "Толщина шрифта: от 100 до 900 с шагом 100",
  weakButtonText: "Текст на кнопках плохо читается: контраст {ratio}, нужно не меньше 4,5",
  weakText: "Текст плохо читается на фоне: контраст {ratio}, нужно не меньше 4,5",
  weakHeading: "Заголовки плохо читаются на фоне: контраст {ratio}, нужно не меньше 3",
} as const;
