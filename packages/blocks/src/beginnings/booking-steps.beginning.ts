import { bookingSteps } from "../booking-steps/booking-steps.block.ts";
import type { Beginning } from "./beginning.ts";

export const bookingStepsBeginning = {
  definition: bookingSteps,
  initial: () => ({
    heading: { title: "Как забронировать", subtitle: "" },
    items: [
      { title: "Выбираете тур и даты", text: "Оставляете имя и телефон, место держим за вами." },
      { title: "Созваниваемся", text: "Отвечаем на вопросы и рассказываем о дороге." },
      { title: "Вносите предоплату", text: "Договор и чек приходят на почту." },
      { title: "Встречаемся", text: "Место и время встречи присылаем заранее." },
    ],
  }),
} satisfies Beginning<typeof bookingSteps>;
