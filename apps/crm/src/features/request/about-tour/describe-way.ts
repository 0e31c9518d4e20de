import type { SellerRequest, TourCity } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { addDays } from "@tour/dates";
import { requestTexts } from "../../../texts/request.ru.ts";

/** «Москва: туда 11–12 июня, обратно 20 июня». */
export function describeWay(
  city: TourCity,
  { start_date: first, end_date: last }: SellerRequest["departure"],
): string {
  const between = (day: string, departs: number, arrives: number) =>
    formatDateRange(addDays(day, departs), addDays(day, arrives), first);
  return requestTexts.aboutTour.way(
    city.name,
    between(first, city.departs_day, city.arrives_day),
    between(last, city.return_departs_day, city.return_arrives_day),
  );
}
