import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as OpenTelemetry's protocol sends it, with the process that it is of. */
export interface SentSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<SentSpan, "service">[] }[];
  }[];
}

export interface Collector {
  endpoint: string;
  spans: SentSpan[];
  /** All that came, as it came. */
  text: () => string;
  close: () => void;
}

/** A collector of traces on this machine, which keeps what it is sent. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  let all = "";
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    all += text;
    for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === "service.name");
      const service = named?.value.stringValue ?? "";
      for (const scope of scopeSpans)
        spans.push(...scope.spans.map((one) => ({ service, ...one })));
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}`, spans, text: () => all, close };
}
