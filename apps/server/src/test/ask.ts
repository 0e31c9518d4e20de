import type { Call, UserRole } from "@tour/api";
import { ApiError } from "@tour/api";
import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../http/log-requests.ts";

type App = Hono<AppEnv>;

/** Who makes a call: the session's cookie, the app's role, and headers of their own. */
export interface Person {
  cookie?: string;
  /** `null` sends no header. */
  role?: UserRole | null;
  headers?: Record<string, string>;
}

/** A query and a body, of whatever form. */
export interface Input {
  query?: object | undefined;
  body?: unknown;
}

/** Asks the app for a call, over HTTP's own requests and responses. */
export async function ask(
  app: App,
  call: Call,
  input: Input,
  person: Person = {},
): Promise<Response> {
  const headers = new Headers(person.headers);
  const role = person.role === undefined ? (person.cookie ? "organizer" : "visitor") : person.role;
  if (role) headers.set("user-role", role);
  if (person.cookie) headers.set("cookie", person.cookie);
  const isForm = call.encoding === "multipart";
  if (input.body !== undefined && !isForm) headers.set("content-type", "application/json");
  const body = isForm ? toForm(input.body as object) : JSON.stringify(input.body);
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([key, value]) =>
      [value].flat().map((one) => [key, String(one)]),
    ),
  );
  const url = query.size > 0 ? `${call.path}?${query}` : call.path;
  const init: RequestInit = { method: call.method, headers };
  if (call.method === "POST" && input.body !== undefined) init.body = body;
  return app.request(url, init);
}

/** The same; the answer must be of the contract's form, and a refusal is thrown. */
export async function call<Answer>(
  app: App,
  definition: Call,
  input: Input,
  person?: Person,
): Promise<Answer> {
  const response = await ask(app, definition, input, person);
  const body = await response.json();
  if (!response.ok) throw new ApiError({ status: response.status, url: definition.path, body });
  return v.parse(definition.answer, body) as Answer;
}

function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value as string | Blob);
  return form;
}
