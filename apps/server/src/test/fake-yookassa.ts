import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Json = Record<string, unknown>;
interface Stored extends Json {
  id: string;
  shop: string;
  status: string;
  amount: { value: string; currency: string };
  created_at: string;
}

/** What a fake answers next instead: it does the work, or does not, and says nothing of use. */
type Fault = "500 before" | "500 after" | "cut after" | "400";

const problem = (status: number, code: string, parameter?: string) => ({
  status,
  body: { type: "error", id: randomUUID(), code, ...(parameter && { parameter }) },
});

const cents = (value: string) => Math.round(Number(value) * 100);

/** The first field of a payment's body that the documented API would refuse; undefined for none. */
function findFault(shop: string, body: Json): string | undefined {
  const { amount, capture, confirmation, payment_method_data, receipt, metadata } = body as {
    amount?: { value?: unknown; currency?: unknown };
    capture?: unknown;
    confirmation?: { type?: unknown; return_url?: unknown };
    payment_method_data?: { type?: unknown };
    receipt?: unknown;
    metadata?: { payment_id?: unknown };
  };
  if (typeof amount?.value !== "string" || !/^\d+\.\d{2}$/.test(amount.value)) return "amount";
  if (amount.currency !== "RUB") return "amount.currency";
  if (capture !== true) return "capture";
  const isQr = confirmation?.type === "qr" && payment_method_data?.type === "sbp";
  const isCard = confirmation?.type === "redirect" && payment_method_data?.type === "bank_card";
  if (!isQr && !(isCard && URL.canParse(String(confirmation?.return_url)))) return "confirmation";
  if (metadata && typeof metadata.payment_id !== "string") return "metadata";
  return findReceiptFault(shop, receipt, amount.value);
}

/** A shop of a self-employed organiser, who makes receipts elsewhere. */
export const selfEmployedShop = "300700";
/** The platform's shop, which sells as an agent: the others sell what is theirs. */
export const marketplaceShop = "400800";

/** Whether an item tells of an agent and a supplier as 54-FZ and the shop's owner have it. */
function isSoldRightly(shop: string, { agent_type, supplier }: Json): boolean {
  if (shop !== marketplaceShop) return agent_type === undefined && supplier === undefined;
  const { name, phone, inn } = (supplier ?? {}) as Record<string, string | undefined>;
  return (
    agent_type === "agent" &&
    Boolean(name) &&
    /^\d{11,15}$/.test(phone ?? "") &&
    /^(?:\d{10}|\d{12})$/.test(inn ?? "")
  );
}

function findReceiptFault(shop: string, receipt: unknown, sum: unknown): string | undefined {
  if (shop === selfEmployedShop) return receipt === undefined ? undefined : "receipt";
  const { customer, items, tax_system_code } = (receipt ?? {}) as {
    customer?: { email?: string; phone?: string };
    items?: Json[];
    tax_system_code?: number;
  };
  if (!customer?.email?.includes("@") || !/^\d+$/.test(customer.phone ?? "7")) {
    return "receipt.customer";
  }
  if (!Number.isInteger(tax_system_code)) return "receipt.tax_system_code";
  const [item] = items ?? [];
  const { vat_code, payment_mode, payment_subject, quantity, amount } = item ?? {};
  const isWhole =
    Number.isInteger(vat_code) &&
    ["partial_prepayment", "full_prepayment", "full_payment"].includes(String(payment_mode)) &&
    payment_subject === "service" &&
    quantity === 1;
  if (!isWhole) return "receipt.items";
  if (!isSoldRightly(shop, item ?? {})) return "receipt.items.supplier";
  return (amount as { value?: unknown }).value === sum ? undefined : "receipt.items.amount";
}

/** A server that behaves like YooKassa's API v3 as it is documented, on loopback. */
export async function startFakeYookassa(shops: Record<string, string>) {
  const payments = new Map<string, Stored>();
  const refunds = new Map<string, Stored>();
  const receipts: Json[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const faults: Fault[] = [];
  const held = new Map<string, () => Promise<void>>();
  const calls: { method: string; path: string; key: string | undefined }[] = [];

  const create = (shop: string, path: string, body: Json) => {
    const common = { id: randomUUID(), shop, created_at: new Date().toISOString() };
    if (path === "/payments") {
      const fault = findFault(shop, body);
      if (fault) return problem(400, "invalid_request", fault);
      const { type } = body.confirmation as { type: string };
      const url = `https://pay.example/${common.id}`;
      const confirmation =
        type === "qr" ? { type, confirmation_data: url } : { type, confirmation_url: url };
      const made = { ...body, ...common, status: "pending", confirmation } as unknown as Stored;
      payments.set(made.id, made);
      return { status: 200, body: made };
    }
    if (path === "/refunds") {
      const payment = payments.get(String(body.payment_id));
      if (payment?.shop !== shop) return problem(404, "not_found");
      const { value } = body.amount as { value: string };
      const given = [...refunds.values()].filter((one) => one.payment_id === payment.id);
      const all = given.reduce((sum, one) => sum + cents(one.amount.value), cents(value));
      const fault = findReceiptFault(shop, body.receipt, value);
      if (fault) return problem(400, "invalid_request", fault);
      if (payment.status !== "succeeded" || all > cents(payment.amount.value)) {
        return problem(400, "invalid_request", "amount");
      }
      const made = { ...body, ...common, status: "succeeded" } as unknown as Stored;
      refunds.set(made.id, made);
      return { status: 200, body: made };
    }
    if (path === "/receipts") {
      const [settlement] = (body.settlements ?? []) as { amount: { value: string } }[];
      const fault = findReceiptFault(shop, body, settlement?.amount.value);
      if (fault) return problem(400, "invalid_request", fault);
      const made = { ...body, ...common };
      receipts.push(made);
      return { status: 200, body: made };
    }
    return problem(404, "not_found");
  };

  const read = (shop: string, url: URL) => {
    const [, kind, id] = url.pathname.replace(/^\/v3/, "").split("/");
    const all = kind === "payments" ? payments : refunds;
    if (id) {
      const found = all.get(id);
      return found?.shop === shop ? { status: 200, body: found } : problem(404, "not_found");
    }
    const since = url.searchParams.get("created_at.gte") ?? "";
    const items = [...all.values()].filter(
      (one) =>
        one.shop === shop &&
        one.created_at >= since &&
        one.status === (url.searchParams.get("status") ?? one.status),
    );
    // Pages of one, so that whoever forgets the cursor is found out.
    const start = Number(url.searchParams.get("cursor") ?? 0);
    const next = start + 1 < items.length ? { next_cursor: String(start + 1) } : {};
    return { status: 200, body: { type: "list", items: items.slice(start, start + 1), ...next } };
  };

  const answer = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const key = request.headers["idempotence-key"] as string | undefined;
    const { method = "" } = request;
    const path = url.pathname.replace(/^\/v3/, "");
    const body = await text(request);
    calls.push({ method, path, key });
    const credentials = (request.headers.authorization ?? "").replace(/^Basic /, "");
    const [shop = "", secret] = Buffer.from(credentials, "base64").toString().split(":");
    if (shops[shop] === undefined || shops[shop] !== secret) {
      return problem(401, "invalid_credentials");
    }
    if (method === "GET") return read(shop, url);
    if (!key) return problem(400, "invalid_request", "Idempotence-Key");
    const known = answers.get(`${shop}:${key}`);
    if (known) return known;
    const made = create(shop, path, JSON.parse(body) as Json);
    answers.set(`${shop}:${key}`, made);
    return made;
  };

  const server = createServer(async (request, response) => {
    const fault = faults.shift();
    const send = ({ status, body }: { status: number; body: unknown }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (fault === "500 before") return send(problem(500, "internal_server_error"));
    if (fault === "400") return send(problem(400, "invalid_request"));
    const made = await answer(request);
    const path = (request.url ?? "").replace(/^\/v3/, "");
    const hold = held.get(path);
    held.delete(path);
    await hold?.();
    if (fault === "500 after") return send(problem(500, "internal_server_error"));
    if (fault === "cut after") return request.socket.destroy();
    return send(made);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v3`,
    payments,
    refunds,
    receipts,
    calls,
    /** What the next calls are answered with instead, one each. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Does something before the next call of this path is answered, with its work done. */
    holdNext: (path: string, work: () => Promise<void>) => void held.set(path, work),
    /** The payer ends the payment. */
    end: (id: string, status: "succeeded" | "canceled") => {
      payments.get(id)!.status = status;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
