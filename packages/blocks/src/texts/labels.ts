/** Names of fields in the builder's forms, for the parts that several blocks share. */
export const labels = {
  heading: { group: "Заголовок блока", title: "Заголовок", subtitle: "Подзаголовок" },
  channel: { kind: "Где", url: "Адрес ссылки" },
} as const;
