import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { sellerRequestSchema } from "../entities/booking.ts";
import { recordPaymentSchema, recordRefundSchema } from "../entities/outside-payment.ts";
import { exchangeRatesInputSchema, exchangeRatesSchema } from "../entities/exchange-rate.ts";
import { testPaymentSchema, testPaymentsSchema } from "../entities/test-payment.ts";
import {
  attachReceiptSchema,
  newPaymentSchema,
  openPaymentSchema,
  paymentSettingsInputSchema,
  paymentSettingsSchema,
  paymentTroublesSchema,
  settleTroubleSchema,
} from "../entities/payment.ts";
import { payoutSchema, payoutStatementSchema, recordPayoutSchema } from "../entities/payout.ts";

/** Payments of requests, and the shops that take them. Product decisions, section 7. */
export const paymentCalls = {
  createPayment: defineCall({
    method: "POST",
    path: "/spa/create-payment",
    summary:
      "Begins a payment of a request, or answers the open one of that kind; 409 with the request's " +
      "status where nothing can be paid",
    access: "anyone",
    body: newPaymentSchema,
    answer: dataOf(openPaymentSchema),
  }),

  getPaymentSettings: defineCall({
    method: "GET",
    path: "/crm/api/payment/settings",
    summary:
      "The organiser's shop at the payment provider, without its secret; null before there is one",
    access: "owner",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(v.nullable(paymentSettingsSchema)),
  }),

  updatePaymentSettings: defineCall({
    method: "POST",
    path: "/crm/api/payment/settings",
    summary: "Connects the organiser's shop; the secret is kept encrypted and never given out",
    access: "owner",
    isClosedToImpersonation: true,
    query: v.strictObject({ organizer_id: queryInteger }),
    body: paymentSettingsInputSchema,
    answer: dataOf(paymentSettingsSchema),
  }),

  getTestPayment: defineCall({
    method: "GET",
    path: "/crm/api/payment/test",
    summary: "The organiser's last test payment, and whether there is a shop for another",
    access: "owner",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(testPaymentsSchema),
  }),

  startTestPayment: defineCall({
    method: "POST",
    path: "/crm/api/payment/test",
    summary:
      "Begins a payment of one rouble to the organiser's own shop, or answers the one that waits; what " +
      "was paid goes back by itself. 422 without a shop and where the provider refuses, 503 where it " +
      "does not answer",
    access: "owner",
    isClosedToImpersonation: true,
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(testPaymentSchema),
  }),

  getExchangeRates: defineCall({
    method: "GET",
    path: "/crm/api/payment/exchange-rates",
    summary: "For how many roubles the organiser sells what is priced in another currency",
    access: "owner",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(exchangeRatesSchema),
  }),

  updateExchangeRates: defineCall({
    method: "POST",
    path: "/crm/api/payment/exchange-rates",
    summary:
      "Sets all rates; requests keep the one with which they were made, and without one a tour in that " +
      "currency is paid past the site",
    access: "owner",
    isClosedToImpersonation: true,
    query: v.strictObject({ organizer_id: queryInteger }),
    body: exchangeRatesInputSchema,
    answer: dataOf(exchangeRatesSchema),
  }),

  recordPayment: defineCall({
    method: "POST",
    path: "/crm/api/payment/record",
    summary:
      "Writes down what a guest paid past the shop, with what proves it: the seats are sold by it. By " +
      "the organiser, on the marketplace by staff; 409 with the request's status where nothing is to " +
      "be paid, or another body has the key",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: recordPaymentSchema,
    answer: dataOf(sellerRequestSchema),
  }),

  recordRefund: defineCall({
    method: "POST",
    path: "/crm/api/payment/record-refund",
    summary:
      "Writes down that what was due to a guest who paid past the shop was given back; 409 when " +
      "another sum is due",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: recordRefundSchema,
    answer: dataOf(sellerRequestSchema),
  }),

  attachReceipt: defineCall({
    method: "POST",
    path: "/crm/api/payment/attach-receipt",
    summary:
      "Attaches the organiser's own receipt to a payment that came, or takes it away; the guest reads " +
      "it on their page and is written to",
    access: "signed-in",
    isClosedToImpersonation: true,
    body: attachReceiptSchema,
    answer: dataOf(sellerRequestSchema),
  }),

  listPaymentTroubles: defineCall({
    method: "GET",
    path: "/crm/api/payment/troubles",
    summary:
      "Refunds and receipts that failed so far, payments that went back by themselves, notices of " +
      "nobody's payment, and differences with the provider; what was settled last",
    access: "staff",
    answer: dataOf(paymentTroublesSchema),
  }),

  settlePaymentTrouble: defineCall({
    method: "POST",
    path: "/crm/api/payment/settle-trouble",
    summary:
      "Takes a trouble off the list with a note; it comes back when something about it changes. 404 " +
      "for what is no trouble, 409 once a colleague has settled it",
    access: "staff",
    body: settleTroubleSchema,
    answer: dataOf(paymentTroublesSchema),
  }),

  listPayouts: defineCall({
    method: "GET",
    path: "/crm/api/payment/payouts",
    summary:
      "What the marketplace owes to organisers for what ended, what it has paid, and its commission",
    access: "staff",
    factor: "recent",
    answer: dataOf(v.array(payoutSchema)),
  }),

  getPayoutStatement: defineCall({
    method: "GET",
    path: "/crm/api/payment/payout-statement",
    summary: "What an organiser earned on the marketplace and what was paid to them, day by day",
    access: "staff",
    factor: "recent",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(payoutStatementSchema),
  }),

  recordPayout: defineCall({
    method: "POST",
    path: "/crm/api/payment/record-payout",
    summary:
      "Writes down a transfer to an organiser that the bank has carried out: it is posted to the " +
      "ledger. 409 for more than is owed, and where another body has the key; 422 for a day to come",
    access: "staff",
    factor: "recent",
    body: recordPayoutSchema,
    answer: dataOf(payoutStatementSchema),
  }),
};
