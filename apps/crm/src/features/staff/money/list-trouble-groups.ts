import type { Money, PaymentTroubles, TroubleKind } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { staffTexts } from "../../../texts/staff.ru.ts";

const texts = staffTexts.troubles;

/** One thing that nobody can explain, in words. */
export interface TroubleRow {
  kind: TroubleKind;
  id: number;
  /** Empty where none is known. */
  sum: string;
  shop: string;
  requestId: number | null;
  details: string[];
  /** Since when, as an ISO instant. */
  at: string;
}

export interface TroubleGroup {
  kind: TroubleKind;
  rows: TroubleRow[];
}

/** The groups that have something in them, what waits for money first. */
export function listTroubleGroups(troubles: PaymentTroubles): TroubleGroup[] {
  const groups: TroubleGroup[] = [
    { kind: "refund", rows: troubles.refunds.map(toRefund) },
    { kind: "difference", rows: troubles.differences.map(toDifference) },
    { kind: "notice", rows: troubles.unknown_notices.map(toNotice) },
    { kind: "returned", rows: troubles.returned.map(toReturned) },
    { kind: "receipt", rows: troubles.receipts.map(toReceipt) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const shopOf = ({ shop }: { shop: string | null }) => shop ?? texts.platformShop;

const toRefund = (one: PaymentTroubles["refunds"][number]): TroubleRow => ({
  kind: "refund",
  id: one.id,
  sum: formatMoney(one.amount),
  shop: shopOf(one),
  requestId: one.request_id,
  details: [one.reason, texts.failed(one.failures, one.last_error)],
  at: one.created_at,
});

const toReceipt = (one: PaymentTroubles["receipts"][number]): TroubleRow => ({
  kind: "receipt",
  id: one.id,
  sum: formatMoney(one.amount),
  shop: shopOf(one),
  requestId: one.request_id,
  details: [texts.failed(one.failures, one.last_error)],
  at: one.created_at,
});

const toReturned = (one: PaymentTroubles["returned"][number]): TroubleRow => ({
  kind: "returned",
  id: one.id,
  sum: formatMoney(one.amount),
  shop: shopOf(one),
  requestId: one.request_id,
  details: [one.reason, one.refunded_at === null ? texts.onItsWay : texts.isBack],
  at: one.created_at,
});

const toNotice = (one: PaymentTroubles["unknown_notices"][number]): TroubleRow => ({
  kind: "notice",
  id: one.id,
  sum: "",
  shop: one.provider,
  requestId: null,
  details: [
    texts.notice(one.event, one.provider_id),
    ...(one.payment_number === null ? [] : [texts.claimsPayment(one.payment_number)]),
    ...(one.times > 1 ? [texts.times(one.times)] : []),
  ],
  at: one.first_at,
});

const toDifference = (one: PaymentTroubles["differences"][number]): TroubleRow => ({
  kind: "difference",
  id: one.id,
  sum: formatMoney(distance(one.our_amount, one.their_amount)),
  shop: shopOf(one),
  requestId: one.request_id,
  details: [
    texts.amounts[one.kind](formatMoney(one.our_amount), formatMoney(one.their_amount)),
    texts.providerId(one.provider_id),
  ],
  at: one.found_at,
});

const distance = (ours: Money, theirs: Money): Money => ({
  ...ours,
  amount: Math.abs(ours.amount - theirs.amount),
});
