import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { texts } from "../texts/ru.ts";
import { listProblems } from "./list-problems.ts";
import { readFormData } from "./read-form-data.ts";
import { leadTo, orErrorPage, requireOwnForm } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

interface Sent {
  request: Request;
  host: string;
  /** Of the visitor, for the API host's limits. */
  address: string;
}

/**
 * `POST /find-booking`: has the ways to one's requests written to a mailbox, and leads to the page
 * that says so, whatever there is.
 */
export function takeFindBooking(sent: Sent, services: Services): Promise<Response> {
  const { request, host, address } = sent;
  return orErrorPage(sent, services, async () => {
    requireOwnForm(sent);
    const data = await readFormData(request);
    const email = String(data.get("email") ?? "");
    const signal = AbortSignal.timeout(callTimeout);
    try {
      await services
        .clientOf(host)
        .findBookings({ body: { email } }, { signal, headers: { "x-forwarded-for": address } });
    } catch (error) {
      const { status, problems } = listProblems(error, texts.findBooking.failed);
      if (status >= 500) services.log.error({ error, host }, "bookings not looked for");
      return serveAnswer(request, host, services, { sent: { data, problems }, status });
    }
    return leadTo("/find-booking/sent", { "cache-control": "no-store" });
  });
}
