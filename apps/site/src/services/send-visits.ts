import type { VisitCount } from "@tour/api";
import type { ApiHosts } from "./site-client.ts";

/** Longer than the API host needs: what it has not taken by then is sent again. */
const maxMs = 10_000;

/** Gives what was counted to the API host, past its contract: nobody else may. */
export async function sendVisits(
  { origin, fetch }: ApiHosts,
  counts: readonly VisitCount[],
): Promise<void> {
  const answer = await fetch(new URL("/internal/visits", origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ counts }),
    signal: AbortSignal.timeout(maxMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Visits were answered with ${answer.status}`);
}
