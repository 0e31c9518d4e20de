import { ApiError, askData } from "@tour/api";
import type { HelpRequest, ValidationMap } from "@tour/api";
import { texts } from "../../texts/ru.ts";

/** Leaves a question through the site's own origin; throws an `ApiError`, fields by their names here. */
export async function sendHelpRequest(data: HelpRequest): Promise<void> {
  const { failed } = texts.help;
  await askData("/spa/submit-help-request", { body: { data }, failed }).catch((error: unknown) => {
    throw error instanceof ApiError ? withOwnNames(error) : error;
  });
}

/** The call has the form's values in `data`. */
function withOwnNames(error: ApiError): ApiError {
  const ofFields = Object.entries(error.validation).map(([name, messages]) => [
    name.replace(/^data\./, ""),
    messages,
  ]);
  const { message, error: code, data } = error;
  const validation = Object.fromEntries(ofFields) as ValidationMap;
  return new ApiError({ ...error, body: { message, error: code, data, validation } });
}
