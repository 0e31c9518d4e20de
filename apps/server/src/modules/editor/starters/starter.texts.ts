/** What a new site says before its organiser does: nothing that might not be true. */
export const starterTexts = {
  tours: "Туры",
  about: "О нас",
  contacts: "Контакты",
  sections: "Разделы",
  chooseTour: "Выбрать тур",
  intro: "Выберите тур и дату, а об остальном договоримся вместе.",
  aboutPrompt: "Расскажите здесь, кто вы и почему с вами стоит ехать.",
  footerTitle: "Остались вопросы?",
  footerText: "Напишите нам: подберём тур по силам, датам и времени года.",
} as const;
