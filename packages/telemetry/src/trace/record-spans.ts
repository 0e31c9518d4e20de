import { recordWith } from "./spans.ts";

type Source = Record<string, string | undefined>;

/**
 * Records spans where OpenTelemetry's own variables name a collector; without one nothing of it is even
 * loaded.
 */
export async function recordSpans(
  app: "api" | "builder" | "crm" | "search" | "site",
  env: Source = process.env,
): Promise<void> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED === "true") return;
  const { createRecorder } = await import("./otel-recorder.ts");
  recordWith(
    createRecorder({
      service: env.OTEL_SERVICE_NAME || `tour-${app}`,
      ratio: readRatio(env.OTEL_TRACES_SAMPLER_ARG),
    }),
  );
}

/** Which share of the traces that begin here is recorded. */
function readRatio(text: string | undefined): number {
  const ratio = Number(text || "1");
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new Error(`The environment variable OTEL_TRACES_SAMPLER_ARG is not valid: ${text}`);
}
