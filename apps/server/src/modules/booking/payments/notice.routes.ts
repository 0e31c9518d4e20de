import { BlockList, isIPv6 } from "node:net";
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { clientAddress } from "../../../http/client-address.ts";
import { messages } from "../../../http/errors/messages.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Services } from "../../../platform/services.ts";
import { ProviderFailure } from "../providers/payment-provider.ts";
import type { ProviderName } from "../providers/payment-provider.ts";
import { paymentTexts } from "./payment.texts.ts";
import { readNotice } from "./read-notice.ts";
import { takeNotice } from "./take-notice.ts";

export const noticePath = "/spa/payment-notice";
const maxBytes = 64 * 1024;

/**
 * `POST /spa/payment-notice/{provider}`: what a provider says by itself. They have no session and no
 * role; who sends it is not believed, the provider is asked. 503 has them send it again.
 */
export function registerPaymentNotices(app: Hono<AppEnv>, services: Services): void {
  const { env } = services;
  const networks = readNetworks(env.payments.noticeAddresses);
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal("too_large", messages.tooLarge);
    },
  });
  const answer = async (provider: ProviderName, body: unknown) => {
    const notice = readNotice(body);
    if (!notice) throw badRequest({});
    await takeNotice(services, provider, notice).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      throw new Refusal("unavailable", paymentTexts.noAnswer, { cause: error });
    });
    return { success: true };
  };
  app.post(`${noticePath}/yookassa`, limit, async (c) => {
    if (!isFrom(networks, clientAddress(c, env))) {
      throw new Refusal("forbidden", paymentTexts.foreignAddress);
    }
    return c.json(await answer("yookassa", await c.req.json().catch(() => null)));
  });
  app.post(`${noticePath}/sandbox`, limit, async (c) => {
    if (!env.isDemo) throw notFound();
    return c.json(await answer("sandbox", await c.req.json().catch(() => null)));
  });
}

function readNetworks(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = "", prefix] = text.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** A server that listens on both families sees an IPv4 address as `::ffff:185.71.76.1`. */
function isFrom(networks: BlockList, seen: string): boolean {
  const address = seen.replace(/^::ffff:(?=\d+\.)/i, "");
  return networks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
