import { isCalendarDate } from "@tour/dates";
import type { Arrival, ArrivalInput } from "@tour/api";
import { orderUuid } from "./fake-order.ts";

/** A party that is met at a bus station in the mountains. */
export function fakeArrival(over: Partial<Arrival> = {}): Arrival {
  return {
    id: 41,
    uuid: orderUuid,
    status: 3,
    tour: { title: "Белуха", slug: "beluha-8" },
    departure: { start_date: "2030-07-10", end_date: "2030-07-18", start_time: "09:30" },
    time_zone: "Asia/Barnaul",
    ends_at: "2030-07-18T17:00:00.000Z",
    meeting: {
      place: {
        name: "Автовокзал Горно-Алтайска",
        address: "Коммунистический проспект, 55",
        latitude: 51.9581,
        longitude: 85.9603,
        time_zone: "Asia/Barnaul",
      },
      guides: [{ name: "Эркемен Тадыров", role: "Проводник", phone: "+79000000151" }],
      recommendations: [
        { title: "Одежда", items: ["Дождевик <b>", "Флис", "Шапка"] },
        { title: "Снаряжение", items: ["Трекинговые палки", "Фонарь"] },
      ],
      cities: [
        {
          name: "Москва",
          departs_day: -1,
          arrives_day: 0,
          return_departs_day: 0,
          return_arrives_day: 1,
        },
        {
          name: "Барнаул",
          departs_day: 0,
          arrives_day: 0,
          return_departs_day: 0,
          return_arrives_day: 0,
        },
      ],
    },
    arrival: null,
    ...over,
  };
}

/** What the API host answers of arrivals: the page, and what a guest writes of theirs. */
export function answerArrival(
  arrivals: Record<string, Arrival>,
  url: URL,
  send: (status: number, body: unknown) => void,
  body: string,
): void {
  const typed = body ? (JSON.parse(body) as ArrivalInput) : null;
  const uuid = typed?.uuid ?? url.searchParams.get("uuid") ?? "";
  const arrival = arrivals[uuid];
  if (!arrival) return send(404, { message: "Заявки нет. Проверьте ссылку." });
  if (Date.parse(arrival.ends_at) < Date.now()) return send(410, { message: "Прошли" });
  if (typed) {
    if (arrival.status !== 3) return send(409, { message: "Заявка уже в другом состоянии." });
    if (typed.date && !isCalendarDate(typed.date)) {
      return send(400, { message: "Проверьте поля", validation: { date: ["Такой даты нет"] } });
    }
    if (typed.time && !typed.date) {
      return send(422, { message: "Проверьте поля", validation: { date: ["Выберите и день"] } });
    }
    const { uuid: _, ...details } = typed;
    arrival.arrival = { ...details, updated_at: "2030-07-01T09:00:00.000Z" } as Arrival["arrival"];
  }
  return send(200, { data: arrival });
}
