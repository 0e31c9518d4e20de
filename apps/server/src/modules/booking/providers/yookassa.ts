import { selfEmployedTax } from "@tour/api";
import * as v from "valibot";
import { callYookassa } from "./yookassa-call.ts";
import type { YookassaShop } from "./yookassa-call.ts";
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  Receipt,
} from "./payment-provider.ts";
import { formatAmount, parseAmount } from "./yookassa-amount.ts";

const money = v.object({ value: v.string(), currency: v.string() });

const paymentSchema = v.object({
  id: v.string(),
  status: v.picklist(["pending", "waiting_for_capture", "succeeded", "canceled"]),
  amount: money,
  metadata: v.optional(v.record(v.string(), v.string()), {}),
  confirmation: v.optional(
    v.object({
      type: v.string(),
      confirmation_url: v.optional(v.string()),
      confirmation_data: v.optional(v.string()),
    }),
  ),
});

const refundSchema = v.object({
  id: v.string(),
  status: v.picklist(["pending", "succeeded", "canceled"]),
  amount: money,
  payment_id: v.string(),
});

const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), next_cursor: v.optional(v.string()) });

/** A shop at YooKassa, by its API v3. */
export function createYookassa(shop: YookassaShop): PaymentProvider {
  return {
    async createPayment(order) {
      const body = paymentBody(shop, order);
      return toPayment(
        await callYookassa(shop, paymentSchema, {
          method: "POST",
          path: "/payments",
          key: order.key,
          body,
        }),
      );
    },

    async findPayment(id) {
      const path = `/payments/${encodeURIComponent(id)}`;
      const found = await callYookassa(shop, v.nullable(paymentSchema), { method: "GET", path });
      return found && toPayment(found);
    },

    async refund({ key, providerPaymentId, amount, currency, receipt }) {
      const body = {
        payment_id: providerPaymentId,
        amount: { value: formatAmount(amount), currency },
        ...withReceipt(shop, receipt),
      };
      const path = "/refunds";
      return toRefund(await callYookassa(shop, refundSchema, { method: "POST", path, key, body }));
    },

    async settle({ key, providerPaymentId, receipt }) {
      if (!makesReceipts(shop)) return;
      const amount = { value: formatAmount(receipt.amount), currency: receipt.currency };
      const body = {
        type: "payment",
        payment_id: providerPaymentId,
        send: true,
        ...receiptBody(shop, receipt),
        settlements: [{ type: "prepayment", amount }],
      };
      const path = "/receipts";
      await callYookassa(shop, v.object({ id: v.string() }), { method: "POST", path, key, body });
    },

    async list(since) {
      const payments = await listAll(shop, "/payments", paymentSchema, since);
      const refunds = await listAll(shop, "/refunds", refundSchema, since);
      return { payments: payments.map(toPayment), refunds: refunds.map(toRefund) };
    },
  };
}

function paymentBody(shop: YookassaShop, order: PaymentOrder) {
  const { amount, currency, method, description, returnUrl, paymentId, receipt } = order;
  return {
    amount: { value: formatAmount(amount), currency },
    capture: true,
    payment_method_data: { type: method === "sbp" ? "sbp" : "bank_card" },
    confirmation: method === "sbp" ? { type: "qr" } : { type: "redirect", return_url: returnUrl },
    description,
    ...(paymentId !== null && { metadata: { payment_id: String(paymentId) } }),
    ...withReceipt(shop, receipt),
  };
}

const makesReceipts = ({ taxSystem }: YookassaShop) => taxSystem !== selfEmployedTax;

const withReceipt = (shop: YookassaShop, receipt: Receipt) =>
  makesReceipts(shop) && { receipt: receiptBody(shop, receipt) };

const receiptBody = (
  { taxSystem, vatCode }: YookassaShop,
  { customer, description, amount, currency, mode, supplier }: Receipt,
) => ({
  customer,
  tax_system_code: taxSystem,
  items: [
    {
      description,
      quantity: 1,
      amount: { value: formatAmount(amount), currency },
      vat_code: vatCode,
      payment_mode: mode,
      payment_subject: "service",
      ...(supplier && { agent_type: "agent", supplier }),
    },
  ],
});

/** A page of a list that leads nowhere ends it: more than any shop has in a few days. */
const maxPages = 1000;

async function listAll<Item extends v.GenericSchema>(
  shop: YookassaShop,
  path: string,
  item: Item,
  since: Date,
): Promise<v.InferOutput<Item>[]> {
  const items: v.InferOutput<Item>[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({
      "created_at.gte": since.toISOString(),
      status: "succeeded",
      limit: "100",
      ...(cursor && { cursor }),
    });
    const found = await callYookassa(shop, pageOf(item), {
      method: "GET",
      path: `${path}?${query}`,
    });
    items.push(...found.items);
    cursor = found.next_cursor;
    if (!cursor) break;
  }
  return items;
}

function toPayment(payment: v.InferOutput<typeof paymentSchema>): ProviderPayment {
  const { id, status, amount, metadata, confirmation } = payment;
  const url = confirmation?.confirmation_url ?? confirmation?.confirmation_data;
  const ours = Number(metadata.payment_id);
  return {
    id,
    status: status === "waiting_for_capture" ? "pending" : status,
    amount: parseAmount(amount.value),
    currency: amount.currency,
    paymentId: Number.isSafeInteger(ours) ? ours : null,
    confirmation: url ? { kind: confirmation?.type === "qr" ? "qr" : "redirect", url } : null,
  };
}

const toRefund = (refund: v.InferOutput<typeof refundSchema>): ProviderRefund => ({
  id: refund.id,
  status: refund.status,
  amount: parseAmount(refund.amount.value),
  providerPaymentId: refund.payment_id,
});
