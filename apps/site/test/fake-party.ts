import type { ChangeParty, GuestRequest, RequestParty } from "@tour/api";

const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" as const });
const quote = (total: number, refund = 0, kept = 0) => ({
  total: roubles(total),
  refund: roubles(refund),
  kept: roubles(kept),
  along: [] as { option_id: string; title: string; price: ReturnType<typeof roubles> }[],
});

/** A couple with a place on a horse: one adult can leave, and no horse is left to add. */
export function fakeParty(order: GuestRequest): RequestParty {
  return {
    can_change: order.can_change_party,
    total: order.total,
    refund_percent: 50,
    people: [
      { id: 501, title: "Взрослый", name: "", remove: null, can_replace: true },
      {
        id: 502,
        title: "Взрослый",
        name: "Виктор Нечипоренко-Александровский",
        remove: {
          ...quote(48_645, 6_345, 6_345),
          along: [{ option_id: "room", title: "Номер на одного", price: roubles(12_000) }],
        },
        can_replace: true,
      },
    ],
    options: [
      {
        option_id: "base",
        title: "Взрослый",
        kind: "person",
        count: 2,
        price: roubles(42_300),
        add: quote(126_900),
        remove: null,
      },
      {
        option_id: "horse",
        title: "Своя лошадь",
        kind: "supplement",
        count: 1,
        price: roubles(0),
        add: null,
        remove: quote(84_600),
      },
    ],
  };
}

/** What the API host answers of a party: what each change would do, and the change; one more never fits. */
export function answerParty(
  orders: Record<string, GuestRequest>,
  url: URL,
  send: (status: number, body: unknown) => void,
  body: string,
): void {
  if (!body) {
    const order = orders[url.searchParams.get("uuid") ?? ""];
    if (!order) return send(404, { message: "Заявки нет. Проверьте ссылку." });
    return send(200, { data: fakeParty(order) });
  }
  const { uuid, change, total } = JSON.parse(body) as ChangeParty;
  const order = orders[uuid]!;
  if (change === "add") return send(409, { message: "Осталось мест: 0.", seats_left: 0 });
  const retained = change === "remove" ? { retained: roubles(6_345), seats: 1 } : {};
  orders[uuid] = { ...order, ...retained, total: { ...order.total, amount: total } };
  return send(200, { data: orders[uuid] });
}
