import { setTimeout as wait } from "node:timers/promises";
import { countOutside } from "@tour/telemetry";
import * as v from "valibot";
import type { GenericSchema, InferOutput } from "valibot";
import { ProviderFailure } from "./payment-provider.ts";

/** A shop, and where the API stands. */
export interface YookassaShop {
  /** Without a slash at its end. */
  url: string;
  shopId: string;
  secret: string;
  /** Codes for receipts: 1 to 6, or `selfEmployedTax` for none; and 1 to 12. */
  taxSystem: number;
  vatCode: number;
}

interface YookassaCall {
  method: "GET" | "POST";
  path: string;
  /** Sent with each try of a POST: what was done is not done again. */
  key?: string;
  body?: object;
}

const timeoutMs = 10_000;
/** Waits before further tries, in ms. */
const retryWaits = [200, 800];
const notFound = 404;
const tooMany = 429;
const serverError = 500;
/** Taken, but not done yet: to be asked again with the same key. */
const processing = 202;

/**
 * Asks YooKassa, again with the same key when it does not answer. A GET of what is not there answers
 * null. Throws `ProviderFailure`; it says neither the key nor the body.
 */
export async function callYookassa<Answer extends GenericSchema>(
  shop: YookassaShop,
  answer: Answer,
  call: YookassaCall,
): Promise<InferOutput<Answer>> {
  let failure: unknown;
  for (const pause of [0, ...retryWaits]) {
    await wait(pause);
    try {
      const body = await countOutside("payments", () => ask(shop, call));
      return v.parse(answer, body);
    } catch (error) {
      if (error instanceof ProviderFailure && error.isFinal) throw error;
      failure = error;
    }
  }
  if (failure instanceof ProviderFailure) throw failure;
  throw new ProviderFailure(`YooKassa did not answer ${call.method}`, { cause: failure });
}

async function ask({ url, shopId, secret }: YookassaShop, call: YookassaCall): Promise<unknown> {
  const { method, path, key, body } = call;
  const credentials = Buffer.from(`${shopId}:${secret}`).toString("base64");
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Basic ${credentials}`,
      ...(key && { "idempotence-key": key }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status } = response;
  if (status === notFound && method === "GET") return null;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && status !== processing) return answer;
  const isFinal = !response.ok && status < serverError && status !== tooMany;
  throw new ProviderFailure(`YooKassa answered ${status}${describe(answer)}`, { isFinal });
}

function describe(answer: unknown): string {
  const { code, parameter } = (answer ?? {}) as { code?: unknown; parameter?: unknown };
  const words = [code, parameter].filter((word) => typeof word === "string");
  return words.length > 0 ? ` (${words.join(", ")})` : "";
}
