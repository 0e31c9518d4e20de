import type { ReactNode } from "react";
import { vi } from "vitest";
import { mount } from "../../shell/mount.tsx";

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
  mount(part);
  return sent;
}
