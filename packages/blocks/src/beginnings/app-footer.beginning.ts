import { appFooter } from "../app-footer/app-footer.block.ts";
import type { Beginning } from "./beginning.ts";

export const appFooterBeginning = {
  definition: appFooter,
  initial: () => ({
    heading: {
      title: "Остались вопросы?",
      subtitle: "Напишите нам: поможем выбрать тур и даты.",
    },
    button: { kind: 3, text: "Выбрать даты", tour_id: null },
    logo: null,
    about: "",
    link_groups: [
      { title: "Путешествия", links: [{ kind: 1, text: "Все туры", anchor: "tours" }] },
    ],
    phones: [],
    email: "",
    messengers: [],
    socials: [],
    legal: { name: "", inn: "", ogrn: "", registry_number: "" },
    payments: ["mir", "sbp"],
  }),
  facts: ["about"],
} satisfies Beginning<typeof appFooter>;
