import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

export interface SentCall {
  path: string;
  body: Record<string, unknown>;
}

/** Shows a part of a request's page over a server that answers so; the list is what it was sent. */
export function showOverServer(
  part: ReactNode,
  answer: (call: SentCall) => [status: number, body: object],
): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const asked = new Request(input, init);
    const text = await asked.text();
    const call = { path: new URL(asked.url).pathname, body: text ? JSON.parse(text) : {} };
    sent.push(call);
    const [status, body] = answer(call);
    return Response.json(body, { status });
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <LocaleProvider locale={ru}>
      <QueryClientProvider client={client}>
        <ToastProvider>{part}</ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return sent;
}
