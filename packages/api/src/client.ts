import { FetchError, ofetch } from "ofetch";
import type { $Fetch } from "ofetch";
import type { Call, CallOptions, Client, Contract } from "./call.ts";
import { ApiError, unreachable } from "./error.ts";
import type { ErrorBody } from "./error.ts";
import { maskUrl } from "./mask-url.ts";

/** Which hat an app wears. Product decisions, section 2. */
export type UserRole = "visitor" | "organizer" | "staff";

export interface ClientOptions {
  /** Origin of the API host, or "" for the page's own origin. */
  baseUrl: string;
  role: UserRole;
  /** Headers of every call, for example `site-host`. */
  headers?: Record<string, string>;
  /** Told of each failed call: status, status text and masked url. Section 8. */
  log?: (failure: { status: number; statusText: string; url: string }) => void;
  fetch?: $Fetch;
}

/** Specification, section 7: reads are retried once on these; what changes something never is. */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** Makes the client of a contract: a method for each call. Errors are `ApiError`. */
export function createClient<Calls extends Contract>(
  contract: Calls,
  options: ClientOptions,
): Client<Calls> {
  const entries = Object.entries(contract).map(([name, call]) => [
    name,
    (input?: Input, callOptions?: CallOptions) => send(call, input, callOptions, options),
  ]);
  return Object.fromEntries(entries) as Client<Calls>;
}

interface Input {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

async function send(call: Call, input: Input = {}, own: CallOptions = {}, options: ClientOptions) {
  const url = options.baseUrl + call.path;
  try {
    return await (options.fetch ?? ofetch)(url, {
      method: call.method,
      query: input.query,
      body: call.encoding === "multipart" ? toFormData(input.body) : input.body,
      headers: { "user-role": options.role, ...options.headers, ...own.headers },
      signal: own.signal,
      credentials: "same-origin",
      retry: call.method === "GET" ? 1 : 0,
      retryStatusCodes: retriedStatuses,
    });
  } catch (thrown) {
    if (own.signal?.aborted) throw own.signal.reason ?? thrown;
    throw toApiError(thrown, url, options);
  }
}

function toApiError(thrown: unknown, url: string, options: ClientOptions): unknown {
  if (!(thrown instanceof FetchError)) return thrown;
  const error = new ApiError({
    status: thrown.status,
    statusText: thrown.status ? thrown.statusText : unreachable,
    url: maskUrl(thrown.response?.url || url),
    body: thrown.data as ErrorBody | undefined,
  });
  options.log?.({ status: error.status, statusText: error.statusText, url: error.url });
  return error;
}

function toFormData(body: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value !== undefined) form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
}
