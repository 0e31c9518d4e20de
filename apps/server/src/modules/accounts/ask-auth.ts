import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { authTexts } from "./auth.texts.ts";
import { addressHeader } from "./create-auth.ts";
import { authOf } from "./auth-of.ts";

/** Signs in by the sign-in library, which sets the session's cookie; the log says whose session begins. */
export async function startSession(
  context: RequestContext,
  body: { email: string; password: string },
): Promise<void> {
  const answer = await askAuth(context, "/sign-in/email", body);
  const { user } = (await answer.json()) as { user?: { id?: string } };
  context.log.info({ requestId: context.requestId, account: user?.id }, "session started");
}

/** Passes a request to the sign-in library, and its cookies to the answer. */
export async function askAuth(
  context: RequestContext,
  path: string,
  body: object,
): Promise<Response> {
  const { services, env, address, requestHeaders, answerHeaders } = context;
  const headers = new Headers({
    "content-type": "application/json",
    // Checked before any handler; the library wants to see one.
    origin: env.builderOrigin,
    [addressHeader]: address(),
  });
  for (const name of ["cookie", "user-agent"]) {
    const value = requestHeaders.get(name);
    if (value) headers.set(name, value);
  }
  const url = `${env.builderOrigin}/auth${path}`;
  const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await authOf(services).handler(request);
  if (!answer.ok) throw toRefusal(answer);
  for (const cookie of answer.headers.getSetCookie()) answerHeaders().append("set-cookie", cookie);
  return answer;
}

function toRefusal(answer: Response): Error {
  if (answer.status === 429) return tooManyTries(answer.headers.get("x-retry-after") ?? "60");
  if (answer.status >= 500) return new Error(`Sign-in answered ${answer.status}`);
  return new Refusal("unauthorized", authTexts.wrongPassword);
}

export function tooManyTries(seconds: string): Refusal {
  return new Refusal("too_many_requests", authTexts.tooManyTries, {
    headers: { "retry-after": seconds },
  });
}
