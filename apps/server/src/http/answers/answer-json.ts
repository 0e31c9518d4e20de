import type { Context } from "hono";
import { encodeJson } from "../../cache/cache-json.ts";
import type { AppEnv } from "../log-requests.ts";

/**
 * Answers JSON with headers as a plain record, which Node's server takes as it is: `Headers` would
 * be made, sorted and copied for each answer. Cookies are given apart, because there may be several.
 */
export function answerJson(
  c: Context<AppEnv>,
  result: unknown,
  { headers, added }: { headers: Record<string, string>; added: Headers | undefined },
): Response {
  const plain = { ...c.get("ownHeaders"), "content-type": "application/json", ...headers };
  c.set("hasOwnHeaders", true);
  const body = encodeJson(result);
  if (!added) return new Response(body, { headers: plain });
  const all = new Headers(plain);
  for (const [name, value] of added) all.append(name, value);
  return new Response(body, { headers: all });
}
