import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { SellerRequest } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { showOverServer } from "./show-over-server.tsx";

const texts = requestTexts.adjusting;
const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" });
const request = {
  ...{ id: 7, organizer_id: 3, total: roubles(96_000) },
  adjustable: { discount: roubles(50_000) },
} as unknown as SellerRequest;

test("a discount says what it leads to before it is given, and an extra line takes the same form", async () => {
  const close = vi.fn();
  const refusal = {
    ...{ message: "Проверьте", error: "unprocessable" },
    validation: { amount: ["Скидка может быть не больше 50 000 ₽"] },
  };
  const answers: [number, object][] = [
    [422, refusal],
    [200, { data: request }],
  ];
  const part = <AdjustDialog request={request} close={close} />;
  const sent = showOverServer(part, () => answers.shift()!);
  const amount = page.getByRole("spinbutton", { name: texts.amount });
  const submit = page.getByRole("button", { name: texts.submit });
  await userEvent.fill(amount, "60000");
  await userEvent.tab();
  await expect.element(page.getByText(/Заявка будет стоить 36\s000\s₽/)).toBeVisible();
  await userEvent.click(submit);
  await expect.element(page.getByText("Обязательно для заполнения")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: texts.reason }), "Второй раз");
  await userEvent.click(submit);
  // The hint says the same before it is refused.
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");

  await userEvent.click(page.getByRole("radio", { name: texts.kinds.extra }));
  await expect.element(page.getByText(/Заявка будет стоить 156\s000\s₽/)).toBeVisible();
  await userEvent.click(submit);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(sent.map(({ body }) => [body["kind"], body["amount"], body["reason"]])).toEqual([
    ["discount", 6_000_000, "Второй раз"],
    ["extra", 6_000_000, "Второй раз"],
  ]);
});
