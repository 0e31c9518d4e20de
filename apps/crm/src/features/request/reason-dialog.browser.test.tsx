import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../texts/ru.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const { cancelling, declining, required } = allTexts.request;
let root: Root | undefined;
let place: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  place?.remove();
});

interface Shown {
  words?: typeof declining | typeof cancelling;
  isBusy?: boolean;
  error?: unknown;
}

async function show({ words = declining, isBusy = false, error = null }: Shown = {}) {
  const submit = vi.fn();
  const close = vi.fn();
  place ??= document.body.appendChild(document.createElement("div"));
  if (!place.isConnected) document.body.append(place);
  root = createRoot(place);
  const given = { words, isBusy, error, submit, close };
  root.render(<ReasonDialog open {...given} />);
  await expect.element(page.getByRole("dialog", { name: words.title })).toBeVisible();
  return { submit, close };
}

const reason = (words: { reason: string }) => page.getByRole("textbox", { name: words.reason });
// The name of a box has its description in it, that of a busy button what the spinner says.
const button = (name: string) => page.getByRole("button", { name, exact: false });

test("without a reason nothing is sent, and the field says why and has the focus", async () => {
  const { submit } = await show();
  await userEvent.click(button(declining.submit));
  await expect.element(page.getByText(required)).toBeVisible();
  await expect.element(reason(declining)).toHaveFocus();
  await userEvent.type(reason(declining), "   ");
  await userEvent.click(button(declining.submit));
  expect(submit).not.toHaveBeenCalled();
});

test("the reason goes without the spaces around it", async () => {
  const { submit } = await show();
  await userEvent.type(reason(declining), " Группа собрана ");
  await userEvent.click(button(declining.submit));
  expect(submit.mock.calls).toEqual([[{ message: "Группа собрана", notify: true }]]);
});

test("a cancellation is written of unless the organiser does not wish so", async () => {
  const { submit } = await show({ words: cancelling });
  const notify = page.getByRole("checkbox", { name: cancelling.notify, exact: false });
  await expect.element(notify).toBeChecked();
  await userEvent.click(notify);
  await userEvent.type(reason(cancelling), "Дорогу размыло");
  await userEvent.click(button(cancelling.submit));
  expect(submit.mock.calls).toEqual([[{ message: "Дорогу размыло", notify: false }]]);
});

test("while it is being sent it is neither sent again nor closed", async () => {
  const { submit, close } = await show({ isBusy: true });
  await expect.element(button(declining.submit)).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Escape}");
  expect([submit.mock.calls, close.mock.calls]).toEqual([[], []]);
});

test("a failure is said in the dialog, and what was typed stays", async () => {
  await show();
  await userEvent.type(reason(declining), "Группа собрана");
  root!.render(
    <ReasonDialog
      open
      words={declining}
      isBusy={false}
      error={new Error("Сервер не ответил")}
      submit={() => {}}
      close={() => {}}
    />,
  );
  await expect.element(page.getByText("Сервер не ответил")).toBeVisible();
  await expect.element(reason(declining)).toHaveValue("Группа собрана");
});
