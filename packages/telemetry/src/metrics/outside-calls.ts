import { Counter, Histogram } from "prom-client";
import { withinSpan } from "../trace/spans.ts";

const calls = new Counter({
  name: "tour_outside_calls_total",
  help: "Calls of other servers, by what they are and how they ended",
  labelNames: ["service", "outcome"],
});
const durations = new Histogram({
  name: "tour_outside_call_duration_seconds",
  help: "Time that other servers took",
  labelNames: ["service"],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
});

/** Another server that this process asks. */
export type OutsideService = "mail" | "payments" | "s3";

/** Does a call of another server, and counts it; one that throws has failed. */
export async function countOutside<Answer>(
  service: OutsideService,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const end = durations.startTimer({ service });
  try {
    const answer = await withinSpan({ name: service, kind: "client" }, call);
    calls.inc({ service, outcome: "ok" });
    return answer;
  } catch (error) {
    calls.inc({ service, outcome: "failed" });
    throw error;
  } finally {
    end();
  }
}
