import { ApiError } from "@tour/api";
import { questionFields } from "../features/marketplace/question/load-question.ts";
import type { Services } from "../services/services.ts";
import { callTimeout } from "../services/site-client.ts";
import { questionTexts as texts } from "../texts/question.ru.ts";
import { listProblems } from "./list-problems.ts";
import { readFormData } from "./read-form-data.ts";
import { requireMarketplace } from "./require-marketplace.ts";
import { leadTo, orErrorPage, requireOwnForm } from "./serve-order.ts";
import { serveAnswer } from "./serve-page.ts";

interface Sent {
  request: Request;
  host: string;
  /** Of the visitor, for the API host's limits. */
  address: string;
}

/**
 * `POST /ask`: a question to the marketplace's people, which staff find in their list; what is refused
 * is said at its field, with all that was typed.
 */
export function takeQuestion(sent: Sent, services: Services): Promise<Response> {
  const { request, host, address } = sent;
  return orErrorPage(sent, services, async () => {
    requireOwnForm(sent);
    await requireMarketplace(sent, services);
    const data = await readFormData(request);
    const values = Object.fromEntries(
      questionFields.map((name) => [name, String(data.get(name) ?? "").trim()]),
    );
    const { name = "", email = "", phone = "", message = "" } = values;
    const again = (status: number, problem: string, validation: Record<string, string[]> = {}) =>
      serveAnswer(request, host, services, {
        sent: { data, problems: [problem], validation },
        status,
      });
    const signal = AbortSignal.timeout(callTimeout);
    const question = { name, email, phone, message, page: "/ask" };
    const key = String(data.get("key") ?? "");
    // The call takes a question without words: somebody may only want to be called.
    const missing = {
      ...(name === "" && { name: [texts.noName] }),
      ...(message === "" && { message: [texts.empty] }),
      ...(email === "" && phone === "" && { email: [texts.noContact] }),
    };
    if (Object.keys(missing).length > 0) return again(400, texts.check, missing);
    try {
      await services
        .clientOf(host)
        .submitHelpRequest(
          { body: { data: question, ...(key && { key }) } },
          { signal, headers: { "x-forwarded-for": address } },
        );
    } catch (error) {
      const { status, problems } = listProblems(error, texts.failed);
      if (status >= 500) services.log.error({ error, host }, "a question was not kept");
      const validation = error instanceof ApiError ? ownNames(error.validation) : {};
      const isOfFields = Object.keys(validation).length > 0;
      return again(status, isOfFields ? texts.check : (problems[0] ?? texts.failed), validation);
    }
    return leadTo("/ask/sent", { "cache-control": "no-store" });
  });
}

/** The call has the form's values in `data`. */
const ownNames = (validation: ApiError["validation"]) =>
  Object.fromEntries(
    Object.entries(validation).map(([name, messages]) => [name.replace(/^data\./, ""), messages]),
  );
