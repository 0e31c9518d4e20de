import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { readFormData } from "./read-form-data.ts";
import { leadTo, orderHeaders, orErrorPage, requireOwnForm } from "./serve-order.ts";

interface Sent {
  request: Request;
  host: string;
  token: string;
}

/**
 * `POST /unsubscribe/{token}`: the page's own form, which leads back to the page; or what a mail
 * service sends when its reader presses "unsubscribe" (RFC 8058), which is answered in plain text
 * and follows no redirect. A page that is only opened changes nothing: scanners open every link.
 */
export function takeUnsubscribe(sent: Sent, services: Services): Promise<Response> {
  const { request, host, token } = sent;
  return orErrorPage(sent, services, async () => {
    const data = await readFormData(request);
    const isOneClick = data.get("List-Unsubscribe") === "One-Click";
    if (!isOneClick) requireOwnForm(sent);
    const is_subscribed = !isOneClick && data.get("is_subscribed") === "1";
    const signal = AbortSignal.timeout(callTimeout);
    await services.clientOf(host).changeMailing({ body: { token, is_subscribed } }, { signal });
    if (isOneClick) return new Response("OK", { headers: orderHeaders });
    const location = `/unsubscribe/${token}`;
    return leadTo(location);
  });
}
