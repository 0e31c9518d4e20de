import type { Messages } from "./messages.ts";

/** The site's texts, word for word. Specification, section 5. */
export const ruMessages: Messages = {
  required: "Обязательно для заполнения",
  email: "Введите корректный e-mail",
  min: "Минимум {length} символов",
  max: "Максимум {length} символов",
  min_value: "Минимальное значение {min}",
  max_value: "Максимальное значение {max}",
  confirmed: "Поля не совпадают",
  phone: "Некорректный номер телефона",
  url: "Некорректная ссылка",
  phone_number: "Неверный номер телефона",
  phone_format: "Некорректный номер. Укажите номер в международном формате.",
  fallback: "Incorrect value",
};
