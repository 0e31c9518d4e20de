import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { dateSchema } from "./calendar-date.ts";
import { between, filled, text } from "./input-fields.ts";
import { moneySchema } from "./money.ts";

/** Specification, section 3: part of the sum, the rest of it, or all at once. */
export const paymentKinds = ["prepayment", "payment", "full"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethods = ["sbp", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What banks take at once, in kopecks; a sum above it is paid in parts. Limits of YooKassa. */
export const methodLimits: Record<PaymentMethod, number> = { sbp: 70_000_000, card: 35_000_000 };

/** Specification, section 4: 1 new, 2 payed, 3 canceled. */
const paymentStatus = v.picklist([1, 2, 3]);

/** What a guest asks for who wants to pay. */
export const newPaymentSchema = v.strictObject({
  uuid: uuidSchema,
  kind: v.picklist(paymentKinds),
  method: v.picklist(paymentMethods),
  /** A path of the site, or an address of it; the request's page when it is left out. */
  return_url: v.optional(text(2000)),
});
export type NewPayment = v.InferOutput<typeof newPaymentSchema>;

/** A payment that waits for its payer. */
export const openPaymentSchema = v.object({
  id: v.number(),
  status: paymentStatus,
  amount: moneySchema,
  confirmation: v.object({
    /** What the address is for: to be drawn as a QR code and opened by a bank, or to be gone to. */
    kind: v.picklist(["qr", "redirect"]),
    url: v.string(),
  }),
  /** Until when it can be paid, as an ISO instant. */
  expires_at: v.string(),
});
export type OpenPayment = v.InferOutput<typeof openPaymentSchema>;

/** The money of a request, every sum derived from the ledger. */
export const requestMoneySchema = v.object({
  total: moneySchema,
  prepayment: moneySchema,
  /** All that came in. */
  paid: moneySchema,
  refunded: moneySchema,
  /** On its way back. */
  refund_due: moneySchema,
  /** Paid, and not on its way back. */
  kept: moneySchema,
  /** Still to be paid; nothing once the request is complete or closed. */
  rest: moneySchema,
  /** What is to be paid and until when, soonest first; nothing of a trip that is called off. */
  due: v.array(
    v.object({
      kind: v.picklist(["prepayment", "payment"]),
      amount: moneySchema,
      /** As an ISO instant; null of what is due by a day, or once the organiser has confirmed. */
      until: v.nullable(v.string()),
      /** The last day, in the tour's place; null of a prepayment. */
      day: v.nullable(dateSchema),
    }),
  ),
  payments: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(paymentKinds),
      /** Of a payment that was written down by hand "outside". */
      method: v.picklist([...paymentMethods, "outside"]),
      status: paymentStatus,
      amount: moneySchema,
      created_at: v.string(),
      paid_at: v.nullable(v.string()),
      /** The day, in the tour's place; of one that was written down the day that it names. */
      paid_on: v.nullable(dateSchema),
      /** A receipt that the organiser made and attached; null where none was. */
      receipt_url: v.nullable(v.string()),
    }),
  ),
});
export type RequestMoney = v.InferOutput<typeof requestMoneySchema>;

/**
 * A receipt of a payment, made by an organiser whose shop makes none; an empty address takes it away.
 */
export const attachReceiptSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  payment_id: integerSchema,
  url: v.pipe(text(2000), v.regex(/^(?:https?:\/\/[^\s/]+\S*)?$/i, "Некорректная ссылка")),
});
export type AttachReceipt = v.InferOutput<typeof attachReceiptSchema>;

/**
 * The tax on professional income, as a code beside the provider's own: its payers make their receipts
 * themselves, and the provider is asked for none.
 */
export const selfEmployedTax = 7;

/** An organiser's shop at the provider; its secret is never given out. */
export const paymentSettingsSchema = v.object({
  shop_id: v.string(),
  has_secret: v.boolean(),
  tax_system: v.number(),
  vat_code: v.number(),
});
export type PaymentSettings = v.InferOutput<typeof paymentSettingsSchema>;

export const paymentSettingsInputSchema = v.strictObject({
  shop_id: v.pipe(text(20), v.regex(/^\d+$/, "Номер магазина состоит из цифр")),
  /** Left out, the one that is kept stays. */
  secret: v.optional(filled(200)),
  /** Codes of YooKassa: 1 general to 6 patent; 7 is `selfEmployedTax`. */
  tax_system: between(1, selfEmployedTax),
  /** 1 without VAT, 2 for 0 % and so on up to 12 for 22/122. */
  vat_code: between(1, 12),
});

/** Why a payment goes back whole by itself: after the deadline, to a closed request, or once more. */
const returnCauses = ["late", "closed", "twice"] as const;
export type ReturnCause = (typeof returnCauses)[number];

/** What can be wrong with money, by the list of troubles in which it stands. */
export const troubleKinds = ["refund", "receipt", "returned", "notice", "difference"] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** What staff found out and did; it is kept with who wrote it, and when. */
export const settleTroubleSchema = v.strictObject({
  kind: v.picklist(troubleKinds),
  trouble_id: integerSchema,
  note: filled(1000),
});
export type SettleTrouble = v.InferOutput<typeof settleTroubleSchema>;

/** The name of the organiser whose shop it is; null of the platform's. */
const shop = v.nullable(v.string());

/**
 * What staff have to look at: it loses no booking, but somebody waits for money or a receipt. What
 * staff have settled is left out, until something about it changes.
 */
export const paymentTroublesSchema = v.object({
  refunds: v.array(
    v.object({
      id: v.number(),
      request_id: v.number(),
      shop,
      amount: moneySchema,
      reason: v.string(),
      failures: v.number(),
      last_error: v.string(),
      created_at: v.string(),
    }),
  ),
  receipts: v.array(
    v.object({
      id: v.number(),
      request_id: v.number(),
      shop,
      amount: moneySchema,
      failures: v.number(),
      last_error: v.string(),
      created_at: v.string(),
    }),
  ),
  /** Payments that go back whole by themselves, newest first. */
  returned: v.array(
    v.object({
      /** Of the refund. */
      id: v.number(),
      request_id: v.number(),
      payment_id: v.number(),
      shop,
      amount: moneySchema,
      cause: v.picklist(returnCauses),
      reason: v.string(),
      created_at: v.string(),
      /** When it was back; null while it is on its way. */
      refunded_at: v.nullable(v.string()),
    }),
  ),
  /** Notices of payments and refunds that are nobody's here, newest first; what they say is not proven. */
  unknown_notices: v.array(
    v.object({
      id: v.number(),
      provider: v.string(),
      /** The provider's word for what happened, for example `payment.succeeded`. */
      event: v.string(),
      provider_id: v.string(),
      /** The number of a payment of ours that it names; null for none. */
      payment_number: v.nullable(v.number()),
      /** How often it came, first and last. */
      times: v.number(),
      first_at: v.string(),
      last_at: v.string(),
    }),
  ),
  /** What a provider says otherwise than the ledger. */
  differences: v.array(
    v.object({
      id: v.number(),
      provider: v.string(),
      organizer_id: v.nullable(v.number()),
      shop,
      /** Null where the payment is nobody's here. */
      request_id: v.nullable(v.number()),
      kind: v.picklist(["payment", "refund"]),
      provider_id: v.string(),
      /** 0 where there is nothing. */
      our_amount: moneySchema,
      their_amount: moneySchema,
      found_at: v.string(),
    }),
  ),
  /** What was settled last, newest first. */
  settled: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(troubleKinds),
      trouble_id: v.number(),
      note: v.string(),
      /** The name of who settled it; empty when they are gone. */
      by: v.string(),
      at: v.string(),
    }),
  ),
});
export type PaymentTroubles = v.InferOutput<typeof paymentTroublesSchema>;
