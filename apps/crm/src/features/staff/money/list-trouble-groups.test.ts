import type { PaymentTroubles } from "@tour/api";
import { expect, test } from "vitest";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { listTroubleGroups } from "./list-trouble-groups.ts";

const texts = staffTexts.troubles;
const rub = (amount: number) => ({ amount, currency: "RUB" as const });
const at = "2027-05-01T10:00:00Z";
const nothing: PaymentTroubles = {
  refunds: [],
  receipts: [],
  returned: [],
  unknown_notices: [],
  differences: [],
  settled: [],
};

test("what nobody can explain is told in words, with its sum, shop and request", () => {
  const failed = { id: 1, request_id: 7, amount: rub(96_000), failures: 3, created_at: at };
  const groups = listTroubleGroups({
    ...nothing,
    refunds: [{ ...failed, shop: "Тропа", reason: "Отменил гость", last_error: "no money" }],
    differences: [
      {
        id: 2,
        provider: "yookassa",
        organizer_id: null,
        shop: null,
        request_id: null,
        kind: "payment",
        provider_id: "2f-01",
        our_amount: rub(0),
        their_amount: rub(500),
        found_at: at,
      },
    ],
  });
  expect(groups.map(({ kind }) => kind)).toEqual(["refund", "difference"]);
  expect(groups[0]!.rows).toMatchObject([
    { id: 1, requestId: 7, shop: "Тропа", details: ["Отменил гость", texts.failed(3, "no money")] },
  ]);
  expect(groups[0]!.rows[0]!.sum).toMatch(/^960\s₽$/);
  expect(groups[1]!.rows[0]).toMatchObject({ shop: texts.platformShop, requestId: null });
  expect(groups[1]!.rows[0]!.sum).toMatch(/^5\s₽$/);
  expect(listTroubleGroups(nothing)).toEqual([]);
});
