import { addDays } from "@tour/dates";
import { defineDemo } from "../demo/define-demo.ts";
import { Calendar } from "./index.ts";

export const demo = defineDemo({
  group: "dates",
  title: "Календарь",
  text: "День или промежуток, один месяц или несколько; границы как yyyy-MM-dd или today, выезды отмечены точкой. За названием месяца все месяцы и годы.",
  isWide: true,
  Show: ({ today }) => (
    <Calendar
      mode="range"
      months={2}
      min="today"
      today={today}
      marked={[4, 11, 18, 25].map((days) => addDays(today, days))}
    />
  ),
});
