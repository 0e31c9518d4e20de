import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { FactorStep } from "@tour/api";
import { routes } from "@tour/api/routes";
import { SecondFactorGate } from "@tour/office/second-factor";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountOrganizerScreen } from "../../shell/mount-organizer-screen.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionList } from "./session-list.tsx";

const texts = allTexts.account;
const at = "2027-02-01T12:00:00Z";
const session = (id: string) => ({
  ...{ id, user_agent: "", address: "", created_at: at, used_at: at },
  is_current: id === "here",
});

/** A server that takes the password `right`, and asks for what is due before anything is changed. */
function showAccount(step: FactorStep) {
  const state = { isShown: false, sessions: ["here", "there"] };
  const sent: string[] = [];
  const refused = {
    message: "Для этого нужно снова ввести пароль",
    error: step === "password" ? "password_required" : "second_factor_required",
    data: { step },
  };
  const show = (isRight: boolean, field: string): [number, object] => {
    state.isShown = isRight;
    const wrong = { message: "Проверьте", validation: { [field]: ["Неверный текущий пароль"] } };
    return isRight ? [200, { success: true, data: { recovery_codes_left: 9 } }] : [400, wrong];
  };
  const answers: Record<string, (body: Record<string, string>) => [number, object]> = {
    [routes.listSessions.path]: () => [200, { data: state.sessions.map(session) }],
    [routes.getSecondFactor.path]: () => [
      200,
      { data: { is_on: false, since: null, recovery_codes_left: 0 } },
    ],
    [routes.getAccount.path]: () => [200, { data: { email: "a@example.com" } }],
    [routes.confirmPassword.path]: ({ password }) => show(password === "right", "password"),
    [routes.showSecondFactor.path]: ({ code }) => show(code === "123456", "code"),
    [routes.endSession.path]: ({ id }) => {
      if (!state.isShown) return [403, refused];
      state.sessions = state.sessions.filter((one) => one !== id);
      return [200, { success: true }];
    },
    [routes.beginSecondFactor.path]: () =>
      state.isShown
        ? [200, { data: { uri: "otpauth://totp/x?secret=ABCD2345", secret: "ABCD2345" } }]
        : [403, refused],
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === "POST") sent.push(pathname);
    const text = await request.text();
    const answer = answers[pathname]?.(text ? JSON.parse(text) : {});
    const [status, body] = answer ?? [200, { data: { accounts: [] } }];
    return Response.json(body, { status });
  });
  mountOrganizerScreen(
    () => (
      <>
        <SecondFactorCard />
        <SessionList />
        <SecondFactorGate />
      </>
    ),
    {
      role: "owner",
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    },
  );
  return sent;
}

const end = () => page.getByRole("button", { name: texts.endLabel(texts.unknownDevice) });
const dialog = () => page.getByRole("dialog");
const password = () => dialog().getByLabelText("Пароль");
const press = (name: string) => userEvent.click(dialog().getByRole("button", { name }));

test("a session ends by itself once the password was shown; a wrong one stays in its field, and closing tells why", async () => {
  const sent = showAccount("password");
  await userEvent.click(end());
  await press("Не сейчас");
  await expect.element(page.getByText("Для этого нужно снова ввести пароль")).toBeVisible();
  await userEvent.click(end());
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAttribute("autocomplete", "current-password");
  await userEvent.keyboard("wrong{Enter}");
  await expect.element(page.getByText("Неверный текущий пароль")).toBeVisible();
  await expect.element(password()).toHaveValue("wrong");
  await userEvent.fill(password(), "right");
  await press("Продолжить");
  await expect.element(page.getByText(texts.onlyThis)).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent).toEqual(
    ["endSession", "endSession", "confirmPassword", "confirmPassword", "endSession"].map(
      (name) => routes[name as "endSession"].path,
    ),
  );
});

test("where there is a second factor its code is asked for instead", async () => {
  showAccount("show");
  await userEvent.click(end());
  await userEvent.fill(dialog().getByLabelText("Код из приложения"), "123456");
  await press("Продолжить");
  await expect.element(page.getByText(texts.onlyThis)).toBeVisible();
});

test("setting up a first second factor begins once the password was shown", async () => {
  showAccount("password");
  await userEvent.click(page.getByRole("button", { name: "Включить" }));
  await userEvent.fill(password(), "right");
  await press("Продолжить");
  await expect.element(page.getByText("ABCD 2345")).toBeVisible();
});
