import { price } from "../price/price.block.ts";
import type { Beginning } from "./beginning.ts";

export const priceBeginning = {
  definition: price,
  initial: () => ({
    heading: {
      title: "Сколько стоит",
      subtitle: "Что уже оплачено, а что останется на ваш выбор.",
    },
    included: [],
    not_included: [],
    notes: "",
    link: { kind: 3, text: "Выбрать даты" },
  }),
} satisfies Beginning<typeof price>;
