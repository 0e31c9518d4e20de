// Texts of the button that publishes, and of how that goes.

export const publishButton = {
  button: "Опубликовать",
  title: "Публикация",
  publishing: "Публикуем…",
  saving: "Сохраняем последние правки…",
  done: "Опубликовано",
  ownersOnly: "Публиковать может только владелец",
  scheduled: "Публикация назначена",
} as const;
