import { failCall } from "@tour/api";
import type { ErrorBody, HelpRequest, ValidationMap } from "@tour/api";
import { texts } from "../../texts/ru.ts";

const url = "/spa/submit-help-request";
const log = (failure: object) => console.error("call failed", failure);

/**
 * Leaves a question through the site's own origin; throws an `ApiError`. Section 7. The client's own
 * requests would weigh more than the form: its reading and logging of refusals is all that is taken.
 */
export async function sendHelpRequest(data: HelpRequest): Promise<void> {
  const answer = await post(data).catch(() => null);
  if (answer?.ok) return;
  const body = await readRefusal(answer);
  throw failCall({ status: answer?.status, statusText: answer?.statusText, url, body }, log);
}

const post = (data: HelpRequest) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });

/** Words for whoever asked, the server's where it has some; the fields by their names in the form. */
async function readRefusal(answer: Response | null): Promise<ErrorBody> {
  const body = ((await answer?.json().catch(() => null)) ?? {}) as ErrorBody;
  const ofFields = Object.entries(body.validation ?? {}).map(([name, messages]) => [
    name.replace(/^data\./, ""),
    messages,
  ]);
  return {
    message: body.message || body.error || texts.help.failed,
    validation: Object.fromEntries(ofFields) as ValidationMap,
  };
}
