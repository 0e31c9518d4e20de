import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { SellerRequest } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { IndividualDialog } from "./individual-dialog.tsx";
import { showOverServer } from "./show-over-server.tsx";

const texts = requestTexts.individual;
const line = (option_id: string, title: string, roubles: number) => ({
  ...{ option_id, title, count: 1 },
  price: { amount: roubles * 100, currency: "RUB" },
});
const request = {
  ...{ id: 7, organizer_id: 3 },
  tour: { title: "Белуха", time_zone: "Asia/Barnaul" },
  departure: { start_date: "2030-08-12", end_date: "2030-08-20" },
  lines: [line("adult", "Взрослый", 48_000), line("child", "Ребёнок", 30_000)],
} as unknown as SellerRequest;

test("a tour for one guest needs a title and a price of each option, and is sent once it has them", async () => {
  const close = vi.fn();
  const answers: [number, object][] = [
    [
      422,
      { message: "Проверьте", error: "unprocessable", validation: { text: ["Слишком длинно"] } },
    ],
    [200, { data: request }],
  ];
  const part = <IndividualDialog request={request} close={close} />;
  const sent = showOverServer(part, () => answers.shift()!);
  const field = (label: string) => page.getByLabelText(label, { exact: false });
  const submit = page.getByRole("button", { name: texts.submit });
  await userEvent.clear(field(texts.name));
  await userEvent.clear(field(texts.price("Ребёнок")));
  await userEvent.click(submit);
  await expect.poll(() => page.getByText("Обязательно для заполнения").elements()).toHaveLength(2);
  expect(sent).toEqual([]);

  await userEvent.fill(field(texts.name), "Белуха на двоих");
  await userEvent.fill(field(texts.price("Ребёнок")), "25000,50");
  await userEvent.fill(field(texts.words), "Без перехода через перевал");
  await userEvent.click(submit);
  await expect.element(page.getByText("Слишком длинно")).toBeVisible();
  expect(close).not.toHaveBeenCalled();

  await userEvent.click(submit);
  await expect.element(page.getByText(texts.made)).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  const whole = {
    ...{ id: 7, title: "Белуха на двоих", text: "Без перехода через перевал" },
    ...{ start_date: "2030-08-12", end_date: "2030-08-20" },
    prices: [
      { option_id: "adult", amount: 4_800_000 },
      { option_id: "child", amount: 2_500_050 },
    ],
  };
  expect(sent).toEqual([whole, whole].map((body) => ({ path: sent[0]!.path, body })));
});
