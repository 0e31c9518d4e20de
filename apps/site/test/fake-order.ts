import type { BookingOffer, GuestRequest, RequestDates } from "@tour/api";

export const orderUuid = "3f0c7c0a-6a53-4a38-9d0c-7a2b8f0f1c11";
const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" as const });

/** A request that waits for the organiser's word for another hour. */
export function fakeOrder(over: Partial<GuestRequest> = {}): GuestRequest {
  return {
    id: 41,
    uuid: orderUuid,
    organizer_id: 3,
    status: 1,
    hold_expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    seats: 2,
    total: roubles(84_600),
    prepayment: roubles(25_380),
    tour: { title: "Белуха", slug: "beluha-8", time_zone: "Asia/Barnaul", image: null },
    departure: { id: 7, start_date: "2030-07-10", end_date: "2030-07-18" },
    lines: [
      {
        option_id: "base",
        title: "Взрослый",
        kind: "person",
        count: 2,
        price: roubles(42_300),
      },
    ],
    contact: { name: "Анна <b>Ким</b>", phone: "+79161234567", email: "anna@example.com" },
    comment: "",
    travellers: [
      { title: "Взрослый", name: "", is_complete: false },
      { title: "Взрослый", name: "", is_complete: false },
    ],
    cancellation_rules: [{ days_before: 30, refund_percent: 100 }],
    rest_due_date: "2030-06-26",
    documents: [],
    money: {
      total: roubles(84_600),
      prepayment: roubles(25_380),
      paid: roubles(0),
      refunded: roubles(0),
      refund_due: roubles(0),
      kept: roubles(0),
      rest: roubles(84_600),
      due: [
        { kind: "prepayment", amount: roubles(25_380), until: null, day: null },
        { kind: "payment", amount: roubles(59_220), until: null, day: "2030-06-26" },
      ],
      payments: [],
    },
    refundable: { today: null, tomorrow: null },
    closing_words: "",
    can_pay_online: true,
    individual_tour: null,
    can_cancel: true,
    can_change_party: true,
    can_move: true,
    refund_cap_percent: 100,
    choose_until: null,
    review: null,
    can_review: false,
    is_long_over: false,
    created_at: "2030-01-01T00:00:00Z",
    ...over,
  };
}

/** What a tour is booked on: two dates, adults and children. */
export function fakeOffer(slug: string): BookingOffer {
  const prices = (adult: number) => [
    { option_id: "adult", price: roubles(adult) },
    { option_id: "child", price: roubles(adult / 2) },
  ];
  const departure = (id: number, day: string, left: number) => ({
    id,
    start_date: `2030-07-${day}`,
    end_date: `2030-07-${Number(day) + 2}`,
    status: "open" as const,
    seats_left: left,
    prices: prices(10_000 + id),
  });
  return {
    tour: { id: 8, title: "Белуха", slug, time_zone: "Asia/Barnaul", min_age: 6 },
    currency: "RUB",
    individual_uuid: null,
    is_instant: false,
    hours_to_confirm: 24,
    hours_to_pay: 24,
    prepayment_percent: 15,
    rest_due_days: 14,
    cancellation_rules: [{ days_before: 14, refund_percent: 100 }],
    options: [
      { id: "adult", title: "Взрослый", note: "", kind: "person" },
      { id: "child", title: "Ребёнок", note: "До 12 лет", kind: "child" },
    ],
    departures: [departure(71, "10", 4), departure(72, "20", 8)],
    documents: [{ kind: "personal_data", title: "Политика", version: 3, path: "/privacy" }],
    words: [
      {
        kind: "others",
        version: 2,
        text: "Могу передать данные тех, кого записываю, в том числе детей",
      },
      { kind: "advertising", version: 1, text: "Хочу получать письма о новых поездках" },
    ],
  };
}

/** Dates that the request can move to: one costs the same, one more, one less and has filled up. */
export function fakeDates(): RequestDates {
  const date = (id: number, day: string, more: number, left = 6) => ({
    departure_id: id,
    start_date: `2030-08-${day}`,
    end_date: `2030-08-${Number(day) + 8}`,
    status: "open" as const,
    seats_left: left,
    total: roubles(84_600 + more),
    difference: roubles(more),
  });
  const group = { smallest: 6, missing: 2, decision_date: "2030-07-29" };
  return {
    can_move: true,
    total: roubles(84_600),
    dates: [date(71, "02", 0), { ...date(72, "12", 7000), group }, date(73, "21", -5000, 1)],
  };
}

/** What the API host answers of a request: it, its other dates, what would come back, its cancellation. */
export function answerOrder(
  orders: Record<string, GuestRequest>,
  url: URL,
  send: (status: number, body: unknown) => void,
  body: string,
): void {
  const { uuid } = body ? (JSON.parse(body) as { uuid: string }) : { uuid: "" };
  const order = orders[uuid || (url.searchParams.get("uuid") ?? "")];
  if (!order) return send(404, { message: "Заявки нет. Проверьте ссылку." });
  if (url.pathname === "/crm/api/request/get-by-uuid") return send(200, { data: order });
  if (url.pathname === "/spa/request-dates") {
    return send(200, { data: { ...fakeDates(), can_move: order.can_move } });
  }
  if (url.pathname === "/spa/move-request") {
    const { departure_id: id } = JSON.parse(body) as { departure_id: number };
    const date = fakeDates().dates.find((one) => one.departure_id === id);
    if (order.departure.id === id) {
      return send(422, { message: "Заявка уже на эту дату. Выберите другую." });
    }
    if (!date || date.seats_left < order.seats) {
      return send(409, { message: "Осталось мест: 1. Выберите меньше или другую дату." });
    }
    const { start_date, end_date, total } = date;
    orders[order.uuid] = { ...order, total, departure: { id, start_date, end_date } };
    return send(200, { data: orders[order.uuid] });
  }
  if (url.pathname === "/spa/keep-dates") {
    const { moved_from: _, ...kept } = order;
    orders[order.uuid] = { ...kept, choose_until: null };
    return send(200, { data: orders[order.uuid] });
  }
  if (!order.can_cancel) return send(409, { message: "Заявка уже в другом состоянии." });
  if (url.pathname === "/spa/cancel-quote") {
    const [paid, refund] = [roubles(24_800), roubles(12_400)];
    return send(200, { data: { days_left: 20, refund_percent: 50, paid, refund } });
  }
  const { message } = JSON.parse(body) as { message: string };
  if (message.length > 1000) {
    return send(400, { message: "Проверьте", validation: { message: ["Не больше 1000 знаков"] } });
  }
  const closed = { status: 5 as const, hold_expires_at: null, can_cancel: false };
  orders[order.uuid] = { ...order, ...closed };
  return send(200, { data: orders[order.uuid] });
}
