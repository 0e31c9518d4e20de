/** What is said of content that breaks its rules. Wording: specification, section 5. */
export const messages = {
  required: "Обязательно для заполнения",
  maxLength: (length: number) => `Максимум ${length} символов`,
  minValue: (min: number) => `Минимальное значение ${min}`,
  maxValue: (max: number) => `Максимальное значение ${max}`,
  maxItems: (count: number) => `Не больше ${count}`,
  url: "Некорректная ссылка",
  email: "Введите корректный e-mail",
  phone: "Некорректный номер телефона",
  coordinates: "Нужны широта и долгота, например 51.958, 85.960",
  date: "Нужна дата, например 2027-05-12",
  shownUntil: "Конец раньше начала или совпадает с ним",
  unknownType: "Этот вид блока неизвестен",
  newerVersion: "Блок создан в более новой версии конструктора, здесь его изменить нельзя",
  wrongShape: "Значение не подходит",
} as const;
