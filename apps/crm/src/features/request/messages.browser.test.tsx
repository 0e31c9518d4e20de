import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { messageCalls } from "@tour/api/contract";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestTexts } from "../../texts/request.ru.ts";
import { giveBack } from "../../replies/given-back.ts";
import { MessageThread } from "./message-thread.tsx";
import { ReplyForm as AnyReplyForm } from "../../replies/reply-form.tsx";
import type { Reply } from "../../replies/reply-form.tsx";

const texts = requestTexts.messages;
const ReplyForm = ({ send }: { send: (reply: Reply) => Promise<unknown> }) => (
  <AnyReplyForm body={messageCalls.replyToRequest.body!} words={texts} send={send} />
);
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
  const sent: Reply[] = [];
  const answers = [() => Promise.reject(new Error("Сервер не ответил")), async () => {}];
  show(
    <ReplyForm
      send={(reply) => {
        sent.push(reply);
        return (answers.shift() ?? (async () => {}))();
      }}
    />,
  );
  await userEvent.click(button());
  await expect.element(page.getByText("Напишите сообщение")).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(field(), " Ждём вас в девять ");
  await userEvent.click(button());
  await expect.element(page.getByText("Сервер не ответил")).toBeVisible();
  await expect.element(field()).toHaveValue(" Ждём вас в девять ");
  await userEvent.click(button());
  await expect.element(field()).toHaveValue("");
  expect(sent.map(({ text }) => text)).toEqual(["Ждём вас в девять", "Ждём вас в девять"]);
  expect(sent[1]!.key).toBe(sent[0]!.key);
  await userEvent.type(field(), "Ещё");
  await userEvent.click(button());
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]!.key).not.toBe(sent[0]!.key);
});

test("an answer that is longer than the call takes is not cut, and is not sent", async () => {
  const send = vi.fn(async () => {});
  show(<ReplyForm send={send} />);
  await userEvent.fill(field(), "я".repeat(4001));
  await userEvent.click(button());
  await expect.element(page.getByText("Максимум 4000 символов")).toBeVisible();
  await expect.element(field()).toHaveValue("я".repeat(4001));
  expect(send).not.toHaveBeenCalled();
});

test("while an answer is being sent it is not sent again", async () => {
  const send = vi.fn(() => new Promise(() => {}));
  show(<ReplyForm send={send} />);
  await userEvent.type(field(), "Ждём");
  await userEvent.click(button());
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await userEvent.click(field());
  await userEvent.keyboard("{Tab}{Enter}");
  expect(send).toHaveBeenCalledOnce();
});

test("an answer that is taken back on another screen waits for its form", async () => {
  giveBack("request 7", "Ждём вас в девять");
  const form = (place: string) => (
    <AnyReplyForm
      body={messageCalls.replyToRequest.body!}
      words={texts}
      place={place}
      send={vi.fn()}
    />
  );
  show(<StrictMode>{form("request 8")}</StrictMode>);
  await expect.element(field()).toHaveValue("");
  root!.render(<StrictMode key="seven">{form("request 7")}</StrictMode>);
  await expect.element(field()).toHaveValue("Ждём вас в девять");
});
