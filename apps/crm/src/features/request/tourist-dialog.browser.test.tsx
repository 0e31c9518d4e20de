import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { SellerRequest, Tourist } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { touristTexts as texts } from "../../texts/tourists.ru.ts";
import { showOverServer } from "./show-over-server.tsx";
import { TouristDialog } from "./tourist-dialog.tsx";

const tourist = {
  ...{ id: 5, position: 1, full_name: "Анна Серова", can_edit: true, birthday: "1990-05-01" },
  ...{ last_name: "Серова", first_name: "Анна", middle_name: "", phone: "", email: "" },
  food_restriction: "",
} as unknown as Tourist;

test("limits are those of the call, and what the server refuses stands at its field", async () => {
  const close = vi.fn();
  const validation = { "tourists.0.email": ["Такой почты нет"] };
  const answers: [number, object][] = [
    [400, { message: "Проверьте", error: "bad_request", validation }],
    [200, { data: [tourist] }],
  ];
  const request = { id: 7 } as SellerRequest;
  const sent = showOverServer(
    <TouristDialog request={request} tourist={tourist} close={close} />,
    () => answers.shift()!,
  );
  const field = (label: string) => page.getByLabelText(label, { exact: false });
  const submit = page.getByRole("button", { name: texts.save });
  await userEvent.fill(field(texts.food), "я".repeat(501));
  await userEvent.click(submit);
  await expect.element(page.getByText("Максимум 500 символов")).toBeVisible();
  await expect.element(field(texts.food)).toHaveValue("я".repeat(501));
  expect(sent).toEqual([]);

  await userEvent.fill(field(texts.food), "Без орехов");
  await userEvent.fill(field(texts.email), "anna@example.test");
  await userEvent.click(submit);
  await expect.element(page.getByText("Такой почты нет")).toBeVisible();
  await expect.element(field(texts.email)).toHaveAttribute("aria-invalid", "true");
  expect(close).not.toHaveBeenCalled();

  await userEvent.fill(field(texts.email), "anna@example.com");
  await userEvent.click(submit);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  const written = { food_restriction: "Без орехов", email: "anna@example.com" };
  expect(sent.at(-1)!.body).toMatchObject({ tourists: [{ id: 5, ...written, can_edit: true }] });
});
