/** Texts of the question about settings that two have changed. */
export const settingClashTexts = {
  text: "Пока вы меняли настройки, их сохранил кто-то ещё. Остальное уже соединилось само, выберите только это.",
  yes: "Включено",
  no: "Выключено",
} as const;
