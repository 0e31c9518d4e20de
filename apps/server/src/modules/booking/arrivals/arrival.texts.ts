/** What people read on their way to a tour. */
export const arrivalTexts = {
  over: "Эта страница больше не работает: даты тура из заявки уже прошли.",
  timeWithoutDay: "Выберите и день: одного времени мало",
  farFromTrip: "Этот день далеко от поездки. Проверьте дату.",
} as const;
