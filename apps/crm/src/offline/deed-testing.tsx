import { QueryClient } from "@tanstack/react-query";
import { forgetKept } from "@tour/office/kept";
import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DeedEntry } from "./deed-entry.tsx";
import { keepDeed } from "./keep-deed.ts";
import type { WrittenDeed } from "./keep-deed.ts";
import { sendUnsent } from "./send-unsent.ts";
import type { UnsentDeed } from "./unsent-deed.ts";
import { openUnsent, unsentStore } from "./unsent.ts";

export interface Asked {
  path: string;
  body: Record<string, unknown>;
}
export type Answer = [status: number, body: object] | null;

/** For tests: a server that answers so; the list is what it was asked. Null: it heard, and its answer was lost. */
export function serve(answer: (call: Asked) => Answer | Promise<Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const isForm = request.headers.get("content-type")?.startsWith("multipart") === true;
    const sent = isForm ? "" : await request.text();
    const path = new URL(request.url).pathname.replace("/crm/api", "");
    const call = { path, body: sent ? JSON.parse(sent) : {} };
    asked.push(call);
    const { signal } = request;
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
    const answered = await Promise.race([answer(call), givenUp]);
    if (!answered) throw new TypeError("Failed to fetch");
    return Response.json(answered[1], { status: answered[0] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

export const done: Answer = [200, { data: null }];
export const refusal = (status: number, text: string): Answer => [
  status,
  { message: text, error: "conflict", validation: {} },
];

export const client = new QueryClient();
export const nobody = () => null;
export const left = () => unsentStore.getState().entries as UnsentDeed[];
export const settled = () => unsentStore.getState().settled;
export const send = () => sendUnsent(client);
/** Keeps a deed where there is no network, and waits until that was found out. */
export async function keep(deed: WrittenDeed, mended?: UnsentDeed): Promise<UnsentDeed> {
  await keepDeed(client, { organizerId: 1, mended }, deed);
  await idle();
  return left().at(-1)!;
}
export const idle = () => navigator.locks.request("office-unsent", async () => {});
/** The first deed, as the screen shows it. */
export function Shown() {
  const all = [...left(), ...settled()];
  return all[0] ? <DeedEntry deed={all[0]} /> : null;
}
export const press = (name: string) => userEvent.click(page.getByRole("button", { name }));

/** Before each test: nothing lies on the device, and somebody is signed in. */
export async function startAnew(): Promise<void> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  // What the test before had on its way is not this one's.
  await navigator.locks.request("office-unsent", () => forgetKept());
  await openUnsent("manager");
}
