import { Counter } from "prom-client";
import { withinSpan } from "../trace/spans.ts";
import { presentTrace, traceHeader } from "../trace/trace.ts";
import { DurationSeries } from "./duration-series.ts";

const calls = new Counter({
  name: "tour_api_calls_total",
  help: "Requests to other processes of ours, by where they stand and how they ended",
  labelNames: ["host", "outcome"],
});

/** How long each of them takes to begin its answers. */
export const apiSeries = new DurationSeries({
  name: "tour_api_call_duration_seconds",
  help: "Time until another process of ours began to answer, by where it stands",
  label: "host",
});

/**
 * A `fetch` of another process of ours, by its name in traces: it is counted, and goes along with the
 * trace of the request that needs it.
 */
const askProcess =
  (name: string): typeof fetch =>
  (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : String(input));
    const facts = { name, kind: "client", attributes: { "server.address": host } } as const;
    return withinSpan(facts, () => askTraced(host, input, init));
  };

export const askApi = askProcess("API host");
export const askSearch = askProcess("search process");

async function askTraced(
  host: string,
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(
    init.headers ?? (input instanceof Request ? input.headers : undefined),
  );
  const trace = presentTrace();
  if (trace) headers.set(traceHeader, trace.header);
  const start = performance.now();
  try {
    const answer = await fetch(input, { ...init, headers });
    calls.inc({ host, outcome: answer.status < 500 ? "ok" : "failed" });
    return answer;
  } catch (error) {
    // Whoever asked went away, or another answered first: that is no failure of this one.
    calls.inc({ host, outcome: wasGivenUp(error) ? "given_up" : "failed" });
    throw error;
  } finally {
    apiSeries.add(host, (performance.now() - start) / 1000);
  }
}

const wasGivenUp = (error: unknown) => error instanceof Error && error.name === "AbortError";
