import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../texts/ru.ts";
import { MessageThread } from "./message-thread.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { Reply } from "./use-chat.ts";

const texts = allTexts.request.messages;
let root: Root | undefined;
let place: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  place?.remove();
});

function show(element: Parameters<Root["render"]>[0]) {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(element);
}

const field = () => page.getByRole("textbox", { name: texts.label, exact: false });
const button = () => page.getByRole("button", { name: texts.send, exact: false });

test("messages stand in their order, whoever wrote them, and markup in them is text", async () => {
  const at = "2026-11-23T10:00:00.000Z";
  const hostile = `<img src=x onerror="window.hacked = true"> 'и кавычки"`;
  show(
    <MessageThread
      guest="Анна"
      messages={[
        { id: 1, author: "guest", text: hostile, at },
        { id: 2, author: "organizer", text: "Здравствуйте", at },
        { id: 3, author: "staff", text: "Мы на связи", at },
      ]}
    />,
  );
  await expect.element(page.getByRole("log").getByText(hostile)).toBeVisible();
  const lines = [...place!.querySelectorAll("li")].map((line) =>
    [...line.querySelectorAll("p")].map((part) => part.textContent),
  );
  expect(lines).toEqual([
    ["Анна", hostile],
    ["Организатор", "Здравствуйте"],
    ["Площадка", "Мы на связи"],
  ]);
  expect("hacked" in window).toBe(false);
});

test("an answer stays as it was typed until the server has it, and is sent again under one key", async () => {
  const sent: [Reply, () => void][] = [];
  const send = (reply: Reply, done: () => void) => void sent.push([reply, done]);
  show(<ReplyForm isBusy={false} error={null} send={send} />);
  await userEvent.click(button());
  await expect.element(page.getByText(texts.required)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(field(), " Ждём вас в девять ");
  await userEvent.click(button());
  root!.render(<ReplyForm isBusy={false} error={new Error("Сервер не ответил")} send={send} />);
  await expect.element(page.getByText("Сервер не ответил")).toBeVisible();
  await expect.element(field()).toHaveValue(" Ждём вас в девять ");
  await userEvent.click(button());
  expect(sent.map(([{ text }]) => text)).toEqual(["Ждём вас в девять", "Ждём вас в девять"]);
  expect(sent[1]![0].key).toBe(sent[0]![0].key);
  sent[1]![1]();
  await expect.element(field()).toHaveValue("");
  await userEvent.type(field(), "Ещё");
  await userEvent.click(button());
  expect(sent[2]![0].key).not.toBe(sent[0]![0].key);
});

test("while an answer is being sent it is not sent again", async () => {
  const send = vi.fn();
  show(<ReplyForm isBusy error={null} send={send} />);
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await userEvent.click(field());
  await userEvent.keyboard("{Tab}{Enter}");
  expect(send).not.toHaveBeenCalled();
});
