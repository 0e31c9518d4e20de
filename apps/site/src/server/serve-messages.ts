import { ApiError } from "@tour/api";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { messageFormTexts as texts } from "../texts/ru.ts";
import { listProblems } from "./list-problems.ts";
import { readFormData } from "./read-form-data.ts";
import { leadTo, orErrorPage, requireOwnForm } from "./serve-order.ts";
import type { Asked } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

interface Sent extends Asked {
  /** Of the visitor, for the API host's limits. */
  address: string;
}

/**
 * `POST /order/{uuid}/messages`: writes to the organiser, and leads back to the thread; what did not
 * go through is shown again in the form, with the reason.
 */
export function sendMessage(sent: Sent, services: Services): Promise<Response> {
  const { request, host, uuid, address } = sent;
  return orErrorPage(sent, services, async () => {
    requireOwnForm(sent);
    const data = await readFormData(request);
    // Forms send two characters for each line's end, and a textarea counts one.
    const text = String(data.get("text") ?? "").replaceAll("\r\n", "\n");
    const key = String(data.get("key") ?? "");
    data.set("text", text);
    const signal = AbortSignal.timeout(callTimeout);
    try {
      await services
        .clientOf(host)
        .sendRequestMessage(
          { body: { uuid, text, ...(key && { key }) } },
          { signal, headers: { "x-forwarded-for": address } },
        );
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw error;
      const { status, problems } = listProblems(error, texts.failed);
      if (status >= 500) services.log.error({ error, host }, "message not sent");
      return serveAnswer(request, host, services, { sent: { data, problems }, status });
    }
    const location = `/order/${uuid}#messages`;
    return leadTo(location);
  });
}
