import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { OutsideMoney, SellerRequest } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { MoneyCard } from "./money-card.tsx";
import { showOverServer } from "./show-over-server.tsx";

const texts = requestTexts.money;
const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" as const });
const none = roubles(0);

/** A request of 48 000 with a prepayment of 9 600, of which nothing has come. */
const requestWith = (outside: Partial<OutsideMoney>, paid = none, due = none) =>
  ({
    id: 7,
    organizer_id: 1,
    status: 2,
    tour: { time_zone: "Asia/Barnaul" },
    rest_overdue: 0,
    money: { paid, kept: paid, due: [], refund_due: due, refunded: none, payments: [] },
    refundable: { today: null, tomorrow: null },
    own_receipts: false,
    outside: {
      payments: [],
      refund_due: none,
      recorder: "organizer",
      recordable: { min: roubles(9600), max: roubles(48_000) },
      ...outside,
    },
  }) as unknown as SellerRequest;

const show = (request: SellerRequest, answer: () => [status: number, body: object]) =>
  showOverServer(<MoneyCard request={request} />, answer);

test("cash is written down with its day and its proof; what is refused stands at its field", async () => {
  const answers: [number, object][] = [
    [
      422,
      { message: "Проверьте", error: "unprocessable", validation: { amount: ["Не меньше 9 600"] } },
    ],
    [200, { data: requestWith({}) }],
  ];
  const sent = show(requestWith({}), () => answers.shift()!);
  await userEvent.click(page.getByRole("button", { name: texts.record.open }));
  const dialog = page.getByRole("dialog", { name: texts.record.title });
  await expect.element(dialog.getByText(/Не меньше 9.600/)).toBeVisible();
  const amount = dialog.getByLabelText(texts.record.amount, { exact: false });
  await userEvent.clear(amount);
  await userEvent.type(amount, "5000,50");
  await userEvent.click(dialog.getByRole("button", { name: texts.record.submit }));
  await expect.element(dialog.getByText("Обязательно для заполнения")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(texts.record.proof, { exact: false }), "ПКО № 7");
  await userEvent.click(dialog.getByRole("button", { name: texts.record.submit }));
  await expect.element(dialog.getByText("Не меньше 9 600", { exact: true })).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, "9600");
  await userEvent.click(dialog.getByRole("button", { name: texts.record.submit }));
  await expect.element(page.getByText(texts.record.done)).toBeVisible();
  await vi.waitFor(() => expect(page.getByRole("dialog").elements()).toHaveLength(0));
  expect(sent.map(({ path, body }) => [path, body["amount"], body["proof"]])).toEqual([
    ["/crm/api/payment/record", 500_050, "ПКО № 7"],
    ["/crm/api/payment/record", 960_000, "ПКО № 7"],
  ]);
  expect(sent[0]!.body["paid_on"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  // One opened form is one payment, however often it is sent.
  expect(sent[1]!.body["key"]).toBe(sent[0]!.body["key"]);
});

test("what is to be given back by hand says so, and is written down as the sum that was shown", async () => {
  const due = roubles(9600);
  const payment = { id: 3, amount: due, paid_on: "2026-03-31", proof: "ПКО № 7", by: "a@b.ru" };
  const outside = { payments: [payment], refund_due: due, recordable: null };
  const sent = show(requestWith(outside, due, due), () => [200, { data: requestWith({}) }]);
  await expect.element(page.getByText(/верните ему 9.600.₽ сами/)).toBeVisible();
  await expect.element(page.getByText(/31 марта 2026, ПКО № 7/)).toBeVisible();
  expect(page.getByRole("button", { name: texts.record.open }).elements()).toHaveLength(0);
  await userEvent.click(page.getByRole("button", { name: texts.refund.open }));
  await userEvent.type(page.getByLabelText(texts.refund.proof, { exact: false }), "РКО № 3");
  await userEvent.click(page.getByRole("button", { name: texts.refund.submit }));
  await expect.element(page.getByText(texts.refund.done)).toBeVisible();
  await vi.waitFor(() => expect(page.getByRole("dialog").elements()).toHaveLength(0));
  expect(sent).toEqual([
    {
      path: "/crm/api/payment/record-refund",
      body: { id: 7, amount: 960_000, proof: "РКО № 3" },
    },
  ]);
});

test("what is due says until when, and a rest that is overdue says since when", async () => {
  const known = requestWith({}, roubles(9600));
  const rest = {
    kind: "payment",
    amount: roubles(38_400),
    until: null,
    day: "2027-04-10",
  } as const;
  const owing = { ...known, status: 3, rest_overdue: 3, money: { ...known.money, due: [rest] } };
  show(owing as SellerRequest, () => [500, {}]);
  await expect.element(page.getByText(/^Осталось получить до 10 апреля 2027/)).toBeVisible();
  await expect.element(page.getByText(/^Остаток просрочен на 3\sдня\./)).toBeVisible();
});

test("of a request of the marketplace the organiser writes nothing down", async () => {
  show(requestWith({ recorder: "staff" }), () => [500, {}]);
  await expect.element(page.getByText(texts.none)).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("a receipt that the organiser made is attached by its address, and a wrong one is refused at its field", async () => {
  const url = "https://lknpd.nalog.ru/receipt/1";
  const payment = {
    id: 3,
    kind: "prepayment",
    method: "card",
    status: 2,
    amount: roubles(9600),
    created_at: "2027-03-30T09:00:00Z",
    paid_at: "2027-03-30T20:00:00Z",
    paid_on: "2027-03-31",
    receipt_url: null as string | null,
  };
  const known = requestWith({}, roubles(9600));
  const paidBy = (receipt_url: string | null) =>
    ({
      ...known,
      own_receipts: true,
      refundable: { today: roubles(9600), tomorrow: roubles(4800) },
      money: { ...known.money, payments: [{ ...payment, receipt_url }] },
    }) as unknown as SellerRequest;
  const sent = show(paidBy(null), () => [200, { data: paidBy(url) }]);
  // By the clock of the tour's place.
  await expect.element(page.getByText(/^31 марта.*, 9.600/)).toBeVisible();
  await expect.element(page.getByText(texts.refundableTomorrow)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.receipt.attach }));
  const dialog = page.getByRole("dialog", { name: texts.receipt.attach });
  const field = dialog.getByLabelText(texts.receipt.url, { exact: false });
  await userEvent.type(field, "мой налог");
  await userEvent.click(dialog.getByRole("button", { name: texts.receipt.submit }));
  await expect.element(dialog.getByText("Некорректная ссылка")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, url);
  await userEvent.click(dialog.getByRole("button", { name: texts.receipt.submit }));
  await expect.element(page.getByText(texts.receipt.done)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    path: "/crm/api/payment/attach-receipt",
    body: { id: 7, payment_id: 3, url },
  });
});

test("what a guest would get who cancels is said, also where it is nothing", async () => {
  const paid = roubles(9600);
  const request = { ...requestWith({}, paid), refundable: { today: paid, tomorrow: none } };
  show(request, () => [200, { data: request }]);
  const sumOf = (name: string) => page.getByText(name).element().nextElementSibling?.textContent;
  await expect.element(page.getByText(texts.refundableTomorrow)).toBeVisible();
  expect(sumOf(texts.refundableToday)).toMatch(/^9.600.₽$/);
  expect(sumOf(texts.refundableTomorrow)).toMatch(/^0.₽$/);
});
