import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { RequestDates, SellerRequest } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { showOverServer } from "./show-over-server.tsx";

const texts = requestTexts.moving;
const request = { id: 7, organizer_id: 1, tour: { time_zone: "Asia/Barnaul" } } as SellerRequest;
const roubles = (amount: number) => ({ amount, currency: "RUB" as const });
const dateAt = (amount: number) => ({
  departure_id: 72,
  start_date: "2030-08-12",
  end_date: "2030-08-20",
  status: "open",
  seats_left: 6,
  total: roubles(amount),
  difference: roubles(amount - 8_000_000),
  variants: [],
});

type Answer = [status: number, body: object];

/** Shows the dialog over a server that answers as said; `sent` is what it was asked to move. */
async function show(answers: { dates: () => object[]; move: (body: object) => Answer }) {
  const sent: object[] = [];
  const close = vi.fn();
  showOverServer(<MoveDialog request={request} open close={close} />, ({ path, body }) => {
    if (path.endsWith("/tour-dates")) {
      const data = { can_move: true, total: roubles(8_000_000), dates: answers.dates() };
      return [200, { data: data as unknown as RequestDates }];
    }
    sent.push(body);
    return answers.move(body);
  });
  await expect.element(page.getByRole("dialog", { name: texts.title })).toBeVisible();
  return { sent, close };
}

const submit = () => page.getByRole("button", { name: texts.submit });
const date = () => page.getByRole("radio");

test("a date with another price than was seen is asked about again, and stays chosen", async () => {
  let amount = 9_000_000;
  const { sent, close } = await show({
    dates: () => [dateAt(amount)],
    move: (body) => {
      const { expected_total: expected } = body as { expected_total: { amount: number } };
      if (expected.amount === 9_500_000) return [200, { data: request }];
      amount = 9_500_000;
      const data = { total: roubles(amount) };
      return [409, { message: "Цена изменилась", error: "conflict", validation: {}, data }];
    },
  });
  await expect.element(submit()).toBeDisabled();
  await userEvent.click(date());
  await userEvent.click(submit());
  await expect.element(page.getByText("Цена изменилась")).toBeVisible();
  await expect.element(page.getByText(/95.000/)).toBeVisible();
  await expect.element(date()).toBeChecked();
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(submit());
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([
    { id: 7, departure_id: 72, expected_total: roubles(9_000_000) },
    { id: 7, departure_id: 72, expected_total: roubles(9_500_000) },
  ]);
});

test("where there is no other date it says so, and moves nothing", async () => {
  const { sent } = await show({ dates: () => [], move: () => [500, {}] });
  await expect.element(page.getByText(texts.noDates)).toBeVisible();
  await expect.element(submit()).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual([]);
});
