import { isWithin } from "@tour/http-server";
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
    if (!isWithin(env.payments.noticeNetworks, clientAddress(c, env))) {
      throw new Refusal("forbidden", paymentTexts.foreignAddress);
    }
    return c.json(await answer("yookassa", await c.req.json().catch(() => null)));
  });
  app.post(`${noticePath}/sandbox`, limit, async (c) => {
    if (!env.isDemo) throw notFound();
    return c.json(await answer("sandbox", await c.req.json().catch(() => null)));
  });
}
