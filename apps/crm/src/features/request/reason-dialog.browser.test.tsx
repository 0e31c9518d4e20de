import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { ApiError } from "@tour/api";
import { bookingCalls } from "@tour/api/contract";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const { cancelling, declining } = requestTexts;
const effect = "Вернутся в продажу: 2\u00a0места.";
let root: Root | undefined;
let place: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  place?.remove();
});

type Send = Parameters<typeof ReasonDialog>[0]["send"];

async function show(
  words: typeof declining | typeof cancelling = declining,
  answer: Send = async () => {},
) {
  const send = vi.fn(answer);
  const close = vi.fn();
  const isWaiting = words === declining;
  const body = isWaiting
    ? bookingCalls.declineRequest.body!
    : bookingCalls.cancelRequestBySeller.body!;
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(<ReasonDialog open {...{ words, effect, body, send, close }} />);
  await expect.element(page.getByRole("dialog", { name: words.title })).toBeVisible();
  return { send, close };
}

const reason = (words: { reason: string }) => page.getByRole("textbox", { name: words.reason });
// The name of a box has its description in it, that of a busy button what the spinner says.
const button = (name: string) => page.getByRole("button", { name, exact: false });

test("what closing does to seats and money is said before it is done", async () => {
  await show();
  await expect.element(page.getByText(/^Вернутся в продажу: 2\sместа/)).toBeVisible();
});

test("without a reason nothing is sent, and the field says why and has the focus", async () => {
  const { send } = await show();
  await userEvent.click(button(declining.submit));
  await expect.element(page.getByText(requestTexts.required)).toBeVisible();
  await expect.element(reason(declining)).toHaveFocus();
  await userEvent.type(reason(declining), "   ");
  await userEvent.click(button(declining.submit));
  expect(send).not.toHaveBeenCalled();
});

test("a reason that is longer than the call takes is not cut, and the field says so", async () => {
  const { send } = await show();
  await userEvent.fill(reason(declining), "я".repeat(1001));
  await userEvent.click(button(declining.submit));
  await expect.element(page.getByText("Максимум 1000 символов")).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await expect.element(reason(declining)).toHaveValue("я".repeat(1001));
  await userEvent.fill(reason(declining), "я".repeat(1000));
  await userEvent.click(button(declining.submit));
  await expect.poll(() => send.mock.calls.length).toBe(1);
});

test("the reason goes without the spaces around it", async () => {
  const { send } = await show();
  await userEvent.type(reason(declining), " Группа собрана ");
  await userEvent.click(button(declining.submit));
  await expect.poll(() => send.mock.calls).toEqual([[{ message: "Группа собрана", notify: true }]]);
});

test("a cancellation is written of unless the organiser does not wish so", async () => {
  const { send } = await show(cancelling);
  const notify = page.getByRole("checkbox", { name: cancelling.notify, exact: false });
  await expect.element(notify).toBeChecked();
  await userEvent.click(notify);
  await userEvent.type(reason(cancelling), "Дорогу размыло");
  await userEvent.click(button(cancelling.submit));
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ message: "Дорогу размыло", notify: false }]]);
});

test("while it is being sent it is neither sent again nor closed", async () => {
  const { send, close } = await show(declining, () => new Promise(() => {}));
  await userEvent.type(reason(declining), "Группа собрана");
  await userEvent.click(button(declining.submit));
  await expect.element(button(declining.submit)).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}{Escape}");
  expect(send).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test("a failure is said in the dialog, a refusal at the field, and what was typed stays", async () => {
  const validation = { message: ["Напишите подробнее"] };
  const errors = [
    new Error("Сервер не ответил"),
    new ApiError({ status: 400, url: "", body: { message: "Проверьте", validation } }),
  ];
  await show(declining, () => Promise.reject(errors.shift()));
  await userEvent.type(reason(declining), "Группа собрана");
  await userEvent.click(button(declining.submit));
  await expect.element(page.getByText("Сервер не ответил")).toBeVisible();
  await expect.element(reason(declining)).toHaveValue("Группа собрана");
  await userEvent.click(button(declining.submit));
  await expect.element(page.getByText("Напишите подробнее")).toBeVisible();
  await expect.element(reason(declining)).toHaveAttribute("aria-invalid", "true");
});
