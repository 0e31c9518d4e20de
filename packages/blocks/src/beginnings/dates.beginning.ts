import { dates } from "../dates/dates.block.ts";
import type { Beginning } from "./beginning.ts";

export const datesBeginning = {
  definition: dates,
  initial: () => ({
    heading: {
      title: "Даты и места",
      subtitle: "Группы небольшие, поэтому лучшие недели заканчиваются первыми.",
    },
    show_full: true,
    limit: 8,
    button_text: "Забронировать",
    contact: "form",
    note: "",
    empty_text: "Новые даты ещё не объявлены. Напишите нам, и мы подберём время вместе.",
  }),
  facts: ["note"],
} satisfies Beginning<typeof dates>;
