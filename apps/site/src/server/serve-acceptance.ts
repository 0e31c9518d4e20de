import { ApiError, consentKinds } from "@tour/api";
import type { ConsentKind } from "@tour/api";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { texts as allTexts } from "../texts/ru.ts";
import { listProblems } from "./list-problems.ts";
import { readFormData } from "./read-form-data.ts";
import { backTo, orErrorPage, requireOwnForm } from "./serve-order.ts";
import type { Asked } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

const texts = allTexts.order.accept;

/**
 * `POST /order/{uuid}/accept`: the guest of a request that was made for them agrees to its documents, and
 * is led back to its page; what was not taken is said above the form, which shows the texts as they are
 * now.
 */
export function acceptOrder(asked: Asked, services: Services): Promise<Response> {
  const { request, host, uuid } = asked;
  return orErrorPage(asked, services, async () => {
    requireOwnForm(asked);
    const data = await readFormData(request);
    const signal = AbortSignal.timeout(callTimeout);
    const consents = data.getAll("consent").flatMap(readConsent);
    try {
      await services.clientOf(host).acceptTerms({ body: { uuid, consents } }, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw error;
      const { status, problems } = listProblems(error, texts.failed);
      if (status >= 500) services.log.error({ error, host }, "terms not accepted");
      return serveAnswer(request, host, services, { sent: { data, problems }, status });
    }
    return backTo(uuid);
  });
}

/** A box's value, `kind:version`; what is none says nothing. */
function readConsent(value: FormDataEntryValue): { kind: ConsentKind; version: number }[] {
  const [kind, version] = String(value).split(":");
  const known = consentKinds.find((one) => one === kind);
  return known && /^\d{1,9}$/.test(version ?? "")
    ? [{ kind: known, version: Number(version) }]
    : [];
}
