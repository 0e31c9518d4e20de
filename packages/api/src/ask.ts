import type { Fetch } from "ofetch";
import type { ErrorBody } from "./error.ts";
import { failCall } from "./fail-call.ts";
import type { CallFailure } from "./fail-call.ts";

/** Where a page's scripts say that a call failed. */
const log = (failure: CallFailure) => console.error("call failed", failure);

/**
 * Asks the page's own origin, for scripts to which the client would be a burden (decision 0058):
 * whatever is answered is handed over, and a failure is logged as the client logs it. Throws an
 * `ApiError` where nothing answers, with the words `failed`; who gave up by the signal is not logged.
 */
export async function ask(
  url: string,
  { via = fetch, ...init }: RequestInit & { via?: Fetch } = {},
  failed?: string,
): Promise<Response> {
  const answer = await via(url, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw failCall({ url, ...(failed && { body: { message: failed } }) }, log);
  });
  const { ok, status, statusText } = answer;
  if (!ok) failCall({ status, statusText, url }, log);
  return answer;
}

type AskedData = Omit<RequestInit, "body"> & {
  /** Sent as JSON, but for a form, which is sent as one. */
  body?: object;
  failed?: string;
  /** By what it is asked: `fetchWithProgress` tells how much has gone. */
  via?: Fetch;
};

/**
 * Asks for data in JSON, or sends `body` for it; throws an `ApiError` with the server's words, or with
 * `failed` where it has none, as where what came is no answer of the API host.
 */
export async function askData<Data>(
  url: string,
  { body, failed, ...init }: AskedData = {},
): Promise<Data> {
  const answer = await ask(url, body ? { ...init, ...inJson(body) } : init, failed);
  const given = (await answer.json().catch(() => null)) as ErrorBody | null;
  if (answer.ok && given) return given.data as Data;
  const { status, statusText } = answer;
  const message = given?.message || given?.error || failed || "";
  throw failCall({ status, statusText, url, body: { ...given, message } });
}

const inJson = (body: object) =>
  body instanceof FormData
    ? { method: "POST", body }
    : {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      };
