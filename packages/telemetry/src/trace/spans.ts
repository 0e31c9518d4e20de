import { presentTrace, readTrace, withinTrace } from "./trace.ts";
import type { Trace } from "./trace.ts";

/** What a span says; never values that people typed, addresses of pages or statements. */
export interface SpanFacts {
  name: string;
  /** What it is for the process: something asked of it, something it asks, or a job. */
  kind: "server" | "client" | "consumer";
  attributes?: Record<string, string | number>;
}

/** A piece of work that is being recorded. */
export interface OpenSpan {
  /** Of which what is done meanwhile is a part. */
  trace: Trace;
  name: (name: string) => void;
  set: (attributes: Record<string, string | number>) => void;
  end: (outcome: "ok" | "failed") => void;
}

export interface SpanRecorder {
  start: (facts: SpanFacts, parent: Trace | undefined) => OpenSpan;
  /** Sends what was recorded, and ends. */
  stop: () => Promise<void>;
}

let recorder: SpanRecorder | undefined;

/** What is recorded from now on goes there; undefined ends it. */
export function recordWith(given: SpanRecorder | undefined): void {
  recorder = given;
}

/** Sends what was recorded before the process ends. */
export async function stopSpans(): Promise<void> {
  await recorder?.stop();
  recorder = undefined;
}

/** Begins a span of the work at hand; undefined where nothing is recorded, or there is no such work. */
export function startSpan(facts: SpanFacts): OpenSpan | undefined {
  const parent = recorder && presentTrace();
  return parent && recorder?.start(facts, parent);
}

/** Does something as a span of the work at hand; what it asks for meanwhile is part of it. */
export async function withinSpan<Result>(
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = startSpan(facts);
  return span ? endAfter(span, () => withinTrace(span.trace, work)) : work();
}

/** Does what a request or a job needs, as part of the trace that its header names, else of a new one. */
export async function withinRoot<Result>(
  facts: SpanFacts,
  header: string | undefined,
  work: (trace: Trace, span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  const parent = readTrace(header);
  const span = recorder?.start(facts, parent.header === header ? parent : undefined);
  const trace = span?.trace ?? parent;
  const begin = () => withinTrace(trace, () => work(trace, span));
  return span ? endAfter(span, begin) : begin();
}

async function endAfter<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    span.end("ok");
    return result;
  } catch (error) {
    span.end("failed");
    throw error;
  }
}
