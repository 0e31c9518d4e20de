import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { SpanFacts, SpanRecorder } from "./spans.ts";
import type { Trace } from "./trace.ts";

const kinds: Record<SpanFacts["kind"], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Sends spans by OpenTelemetry's protocol; where to, and with which headers, its own variables say. */
export function createRecorder({
  service,
  ratio,
}: {
  service: string;
  ratio: number;
}): SpanRecorder {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("tour");
  return {
    start: ({ name, kind, attributes = {} }, parent) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      return {
        trace: toTrace(span.spanContext()),
        name: (better) => void span.updateName(better),
        set: (more) => void span.setAttributes(more),
        end: (outcome) => {
          // Whoever knew that it failed has ended it already; others are not recorded.
          if (!span.isRecording()) return;
          // Without the error: its message may hold what somebody typed.
          if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}

function contextOf(parent: Trace | undefined) {
  if (!parent) return ROOT_CONTEXT;
  const [, traceId = "", spanId = "", flags = "00"] = parent.header.split("-");
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function toTrace({ traceId, spanId, traceFlags }: SpanContextFields): Trace {
  const flags = traceFlags.toString(16).padStart(2, "0");
  return { id: traceId, header: `00-${traceId}-${spanId}-${flags}` };
}

interface SpanContextFields {
  traceId: string;
  spanId: string;
  traceFlags: number;
}
