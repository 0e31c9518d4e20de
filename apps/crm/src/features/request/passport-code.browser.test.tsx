import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { FactorStep, SellerRequest } from "@tour/api";
import { routes } from "@tour/api/routes";
import { touristTexts as texts } from "../../texts/tourists.ru.ts";
import { SecondFactorGate } from "@tour/office/second-factor";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showOverServer } from "./show-over-server.tsx";
import type { SentCall } from "./show-over-server.tsx";
import { TouristsCard } from "./tourists-card.tsx";

const request = {
  ...{ id: 41, organizer_id: 3, status: 3, tourist_form: { asks_document: true, questions: [] } },
  tourists: [
    {
      ...{ id: 5, uuid: "", position: 1, title: "Взрослый", kind: "person", full_name: "Анна" },
      ...{ birthday: null, email: "", phone: "", food_restriction: "", questionnaire: {} },
      ...{ document_kind: "passport", passport_mask: "•••• 7321", is_complete: true },
    },
  ],
  passport_readings: [],
} as unknown as SellerRequest;

const number = "4510987321";
const codes = ["abcd-efgh-ijkl-mnop", "qrst-uvwx-yz23-4567"];

/** A server that shows the number once a code was shown, or the second factor set up: after the password, where it is old. */
function show(step: FactorStep, isSignInOld = false): SentCall[] {
  let isShown = false;
  let isOld = isSignInOld;
  const takeCode = ({ body }: SentCall, answer: object): [number, object] => {
    if (String(body["code"]).replaceAll(" ", "") !== "123456") {
      return [400, { message: "Проверьте", validation: { code: ["Код не подошёл"] } }];
    }
    isShown = true;
    return [200, { data: answer }];
  };
  const refused = { message: "Нужен код", error: "second_factor_required", data: { step } };
  return showOverServer(
    <>
      <TouristsCard request={request} />
      <SecondFactorGate />
    </>,
    (call) => {
      switch (call.path) {
        case routes.revealPassport.path:
          return isShown ? [200, { data: { passport: number } }] : [403, refused];
        case routes.showSecondFactor.path:
          return takeCode(call, { recovery_codes_left: 9 });
        case routes.confirmSecondFactor.path:
          return takeCode(call, { recovery_codes: codes });
        case routes.confirmPassword.path:
          isOld = false;
          return [200, { success: true }];
        case routes.beginSecondFactor.path:
          if (isOld) return [403, { message: "Нужен пароль", error: "password_required" }];
          return [200, { data: { uri: "otpauth://totp/x?secret=ABCD2345", secret: "ABCD2345" } }];
        default:
          return [200, { data: { accounts: [] } }];
      }
    },
  );
}

const reveals = (sent: SentCall[]) =>
  sent.filter(({ path }) => path === routes.revealPassport.path).map(({ body }) => body);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const code = () => page.getByLabelText("Код из приложения");

test("the number is shown by itself after the code; a wrong one stays in its field, and closing tells why", async () => {
  const sent = show("show");
  await userEvent.click(button(texts.reveal));
  await userEvent.click(button("Не сейчас"));
  await expect.element(page.getByText("Нужен код")).toBeVisible();
  expect(reveals(sent)).toEqual([{ tourist_id: 5 }]);

  await userEvent.click(button(texts.reveal));
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.keyboard("123 457{Enter}");
  await expect.element(page.getByText("Код не подошёл")).toBeVisible();
  await expect.element(code()).toHaveValue("123 457");
  await userEvent.fill(code(), "123 456");
  await userEvent.click(button("Продолжить"));
  await expect.element(page.getByText(number)).toBeVisible();
  expect(reveals(sent)).toEqual([{ tourist_id: 5 }, { tourist_id: 5 }, { tourist_id: 5 }]);
});

test("who has no second factor sets it up in the same place, keeps the codes, and the number is shown", async () => {
  const sent = show("set_up");
  await userEvent.click(button(texts.reveal));
  await userEvent.click(button("Настроить"));
  await expect.element(page.getByRole("img", { name: "QR-код для приложения" })).toBeVisible();
  await expect.element(page.getByText("ABCD 2345")).toBeVisible();
  await userEvent.fill(code(), "123456");
  await userEvent.click(button("Проверить код"));
  for (const one of codes) await expect.element(page.getByText(one, { exact: true })).toBeVisible();
  expect(reveals(sent), "not before the codes were kept").toHaveLength(1);
  await userEvent.click(button("Я сохранил коды"));
  await expect.element(page.getByText(number)).toBeVisible();
});

test("who signed in long ago shows the password above the set-up that stands open, which then goes on", async () => {
  const sent = show("set_up", true);
  await userEvent.click(button(texts.reveal));
  await userEvent.click(button("Настроить"));
  await userEvent.fill(page.getByLabelText("Пароль"), "correct horse battery");
  await userEvent.click(button("Продолжить"));
  await expect.element(page.getByText("ABCD 2345")).toBeVisible();
  await expect.element(page.getByLabelText("Пароль")).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path === routes.beginSecondFactor.path)).toHaveLength(2);
});
