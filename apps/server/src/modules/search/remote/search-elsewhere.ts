import type { ErrorBody } from "@tour/api";
import { askAnyOf } from "@tour/http-server";
import { askSearch } from "@tour/telemetry";
import { Refusal, refusalStatuses } from "../../../http/errors/errors.ts";
import type { RefusalName } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import { searchBy } from "../operations/operations.ts";
import type { Search } from "../operations/operations.ts";
import { pathOf } from "./path-of.ts";

/** Far longer than any search takes, in ms: whoever asked is told to come again. */
const maxMs = 10_000;

/**
 * Asks search processes: another one when one is silent, away or not ready. What they refuse is refused
 * here in the same words, and where none answers it is a 503: come again.
 */
export function searchElsewhere(origins: readonly string[], timeoutMs: number = maxMs): Search {
  // Searches are posted because an address has no room for them: all of them may be asked twice.
  const ask = askAnyOf(origins, { ask: askSearch, isRead: () => true });
  return searchBy(async (name, asked) => {
    const answer = await ask(new URL(pathOf(name), origins[0]), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked ?? null),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(refuseWithout);
    const said = await answer.json().catch(refuseWithout);
    if (answer.ok) return said;
    throw toRefusal(answer, said as Partial<ErrorBody>);
  });
}

function refuseWithout(cause: unknown): never {
  throw new Refusal("unavailable", messages.overload, { headers: { "retry-after": "1" }, cause });
}

function toRefusal({ status, headers }: Response, said: Partial<ErrorBody>): Error {
  const { error = "", message = "", validation = {}, data } = said;
  if (!(error in refusalStatuses)) return new Error(`A search process failed with ${status}`);
  const seconds = headers.get("retry-after");
  return new Refusal(error as RefusalName, message, {
    validation,
    ...(data !== undefined && { data }),
    ...(seconds !== null && { headers: { "retry-after": seconds } }),
  });
}
