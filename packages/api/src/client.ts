import { FetchError, ofetch } from "ofetch";
import type { $Fetch } from "ofetch";
import type { CallOptions, Client, Contract, Routes } from "./call.ts";
import type { ErrorBody } from "./error.ts";
import { failCall } from "./fail-call.ts";
import type { CallFailure } from "./fail-call.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";

/** Which role an app wears. Product decisions, section 2. */
export type UserRole = "visitor" | "organizer" | "staff";

export interface ClientOptions {
  /** Origin of the API host, or "" for the page's own origin. */
  baseUrl: string;
  role: UserRole;
  /** Headers of every call, for example `site-host`. */
  headers?: Record<string, string>;
  /** Told of each failed call: status, status text and masked url. Section 8. */
  log?: (failure: CallFailure) => void;
  /** Told of the headers of each answer that is no failure. */
  onAnswer?: (headers: Headers) => void;
  fetch?: $Fetch;
}

/** Specification, section 7: reads are retried once on these; what changes something never is. */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Makes the client of a contract: a method for each call. It is given the contract's `routes`, so
 * that a page carries no schema for calling. Errors are `ApiError`.
 */
export function createClient<Calls extends Contract>(
  routes: Routes<Calls>,
  options: ClientOptions,
): Client<Calls> {
  const entries = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    (input?: Input, callOptions?: CallOptions) => send(route, input, callOptions, options),
  ]);
  return Object.fromEntries(entries) as Client<Calls>;
}

type Route = Routes<Contract>[string];

interface Input {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

async function send(
  route: Route,
  input: Input = {},
  own: CallOptions = {},
  options: ClientOptions,
) {
  const url = options.baseUrl + route.path;
  try {
    return await chooseFetch(own, options)(url, {
      method: route.method,
      query: input.query,
      body: route.encoding === "multipart" ? toFormData(input.body) : input.body,
      headers: { "user-role": options.role, ...options.headers, ...own.headers },
      parseResponse: parseJson,
      signal: own.signal,
      credentials: "same-origin",
      retry: route.method === "GET" ? 1 : 0,
      retryStatusCodes: retriedStatuses,
      onResponse: ({ response }) => {
        if (response.ok) options.onAnswer?.(response.headers);
      },
    });
  } catch (thrown) {
    if (own.signal?.aborted) throw own.signal.reason ?? thrown;
    throw toApiError(thrown, url, options);
  }
}

/** What is no JSON, a proxy's own page for example, stays a text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Progress is asked for where a person waits for an upload; every other call goes by `fetch`. */
function chooseFetch({ onProgress }: CallOptions, { fetch = ofetch }: ClientOptions): $Fetch {
  return onProgress ? fetch.create({}, { fetch: fetchWithProgress(onProgress) }) : fetch;
}

function toApiError(thrown: unknown, url: string, options: ClientOptions): unknown {
  if (!(thrown instanceof FetchError)) return thrown;
  const { status, statusText, response, data } = thrown;
  const body = data as ErrorBody | undefined;
  return failCall({ status, statusText, url: response?.url || url, body }, options.log);
}

function toFormData(body: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value !== undefined) form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
}
