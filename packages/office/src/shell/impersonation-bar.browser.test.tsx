import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "../api/client.ts";
import { texts as allTexts } from "../texts/ru.ts";
import { ImpersonationBar } from "./impersonation-bar.tsx";
import type { Account } from "./read-account.ts";

const texts = allTexts.impersonation;
const account = { id: "u", name: "Ира", is_staff: false } as Account;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Shows the bar to whoever is signed in; the list is what the server was asked. */
function show(impersonation: Account["impersonation"]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(new Request(input, init).url).pathname);
    const refusal = { message: "Сервер перегружен", error: "unavailable", validation: {} };
    return Response.json(refusal, { status: 503 });
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(builderQueries.account(client).queryKey, { ...account, impersonation });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      <ImpersonationBar />
      <p>Экран</p>
    </QueryClientProvider>,
  );
  return asked;
}

test("whoever is signed in as an organiser sees as whom, and is told when leaving fails", async () => {
  const asked = show({ organizer_id: 7, organizer_name: "Тропа", ends_at: inAnHour() });
  const bar = page.getByRole("complementary", { name: texts.label });
  await expect.element(bar.getByText(texts.as("Тропа"))).toBeVisible();
  expect(getComputedStyle(document.documentElement).getPropertyValue("--top-bar")).toBe("48px");
  await userEvent.click(bar.getByRole("button", { name: texts.leave }));
  await expect.element(bar.getByText("Сервер перегружен")).toBeVisible();
  expect(asked).toEqual(["/auth/stop-impersonating"]);
});

test("whoever is signed in as themselves sees no bar, and nobody is asked who they are", async () => {
  const asked = show(null);
  await expect.element(page.getByText("Экран")).toBeVisible();
  expect(page.getByRole("complementary").elements()).toEqual([]);
  expect(asked).toEqual([]);
});
