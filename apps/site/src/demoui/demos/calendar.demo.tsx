import { Calendar } from "@tour/ui-kit/calendar";
import { defineDemo } from "../define-demo.ts";

function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

export const demo = defineDemo({
  group: "dates",
  title: "Календарь",
  text: "День или промежуток, один месяц или несколько; границы как yyyy-MM-dd или today, выезды отмечены точкой.",
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
