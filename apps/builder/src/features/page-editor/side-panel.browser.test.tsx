import { createBlock } from "@tour/blocks/definitions";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { faq, named, question, row, showPanel } from "./show-side-panel.tsx";

const add = () => page.getByRole("button", { name: "Добавить вопрос" });

/** What has the focus, by its name for screen readers or by its text. */
const focused = () => {
  const element = document.activeElement!;
  const { id } = element;
  const label = id && document.querySelector(`label[for="${id}"]`);
  return (label || element).textContent || element.getAttribute("aria-label");
};

test("a new entry opens with the focus in its first field, and a space is a space there", async () => {
  const { document } = showPanel([faq([named("Куда?")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(add());
  await expect.element(question()).toHaveFocus();
  await userEvent.keyboard("Когда едем?");
  const items = document.blocks()[0]!.content.items as { question: string }[];
  expect(items.map((item) => item.question)).toEqual(["Куда?", "Когда едем?"]);
});

test("Enter in a filled line adds an entry behind it, with the focus there, and one step takes it back", async () => {
  const { document } = showPanel([faq([named("Куда?"), named("Когда?")])]);
  document.select(document.blocks()[0]!.id);
  const questions = () =>
    (document.blocks()[0]!.content.items as { question: string }[]).map((item) => item.question);
  await userEvent.click(page.getByRole("button", { name: "Куда?", exact: true }));
  await userEvent.click(question());
  await userEvent.keyboard("{Enter}");
  expect(questions()).toEqual(["Куда?", "", "Когда?"]);
  await expect.element(question().nth(1)).toHaveFocus();
  await expect.element(question().nth(1)).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(questions()).toEqual(["Куда?", "", "Когда?"]);
  await userEvent.keyboard("Как?");
  expect(questions()).toEqual(["Куда?", "Как?", "Когда?"]);
  document.undo();
  document.undo();
  expect(questions()).toEqual(["Куда?", "Когда?"]);
});

test("an untouched field of a new entry is not red until it is left, or all is to be published", async () => {
  const { document, fresh } = showPanel([faq([])]);
  document.select(document.blocks()[0]!.id);
  const wrong = () => page.getByRole("textbox", { name: "Вопрос", exact: false });
  await userEvent.click(add());
  await expect.element(wrong().first()).toHaveFocus();
  await expect.element(wrong().first()).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.tab();
  await expect.element(wrong().first()).toHaveAttribute("aria-invalid", "true");
  await userEvent.click(add());
  await expect.element(wrong().nth(1)).toHaveFocus();
  await expect.element(wrong().nth(1)).not.toHaveAttribute("aria-invalid", "true");
  fresh.forget();
  await expect.element(wrong().nth(1)).toHaveAttribute("aria-invalid", "true");
});

test("an entry that is removed hands the focus to its neighbour, the last one to the add button", async () => {
  const { document } = showPanel([faq([named("Первый"), named("Второй"), named("Третий")])]);
  document.select(document.blocks()[0]!.id);
  const remove = () => page.getByRole("button", { name: "Удалить", exact: true });
  await expect.poll(() => remove().elements().length).toBe(3);
  const steps = [
    [1, "Третий"],
    [1, "Первый"],
    [0, "Добавить вопрос"],
  ] as const;
  for (const [index, next] of steps) {
    await userEvent.click(remove().nth(index));
    await expect.poll(focused).toBe(next);
  }
});

test("an entry that is moved to the top by its button keeps the focus, and stays open", async () => {
  const { document } = showPanel([faq([named("Первый"), named("Второй")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(page.getByRole("button", { name: "Второй", exact: true }));
  await expect.element(question()).toHaveValue("Второй");
  await userEvent.click(page.getByRole("button", { name: "Выше" }).nth(1));
  await expect.poll(focused).toBe("Второй");
  await expect.element(question()).toHaveValue("Второй");
});

test("a form that opens takes the focus, and gives it back to the row of its block", async () => {
  showPanel([faq([]), createBlock(5)]);
  await userEvent.click(row("Вопросы"));
  await expect.element(page.getByRole("heading", { name: "Вопросы" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(row("Вопросы")).toHaveFocus();
});

test("a block that is removed hands the focus to the next row", async () => {
  const { document } = showPanel([faq([]), createBlock(5), createBlock(19)]);
  const [, second, third] = document.blocks();
  await userEvent.click(page.getByRole("button", { name: "Действия: О нас" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Удалить" }));
  await expect
    .poll(() => (window.document.activeElement as HTMLElement).dataset.opens)
    .toBe(third!.id);
  expect(document.blocks().map(({ id }) => id)).not.toContain(second!.id);
});

test("header and footer say that they keep their places, and nothing moves them", async () => {
  showPanel([createBlock(1), createBlock(5), createBlock(6), createBlock(2)]);
  await expect.element(row("Шапка.*Всегда сверху")).toBeVisible();
  await expect.element(row("Подвал.*Всегда снизу")).toBeVisible();
  const handles = page.getByRole("button", { name: /^Перетащить: / }).elements();
  expect(handles.map((handle) => handle.ariaLabel)).toEqual([
    "Перетащить: О нас",
    "Перетащить: Галерея",
  ]);
  await userEvent.click(page.getByRole("button", { name: "Действия: Шапка" }));
  await expect.element(page.getByRole("menuitem", { name: "Скрыть" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Ниже" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(page.getByRole("button", { name: "Действия: О нас" }));
  await expect.element(page.getByRole("menuitem", { name: "Выше" })).toBeDisabled();
  await expect.element(page.getByRole("menuitem", { name: "Ниже" })).toBeEnabled();
});

test("a block that the server checks says so, until the answer is there", async () => {
  const { document, saving } = showPanel([createBlock(5), createBlock(6)]);
  const [about] = document.blocks();
  await expect.element(row("О нас")).toBeVisible();
  saving.setState({ state: { kind: "saving", checking: [about!.id] } });
  await expect.element(row("О нас.*Проверяем…")).toBeVisible();
  await expect.element(row("Галерея.*Проверяем…")).not.toBeInTheDocument();
  saving.setState({ state: { kind: "saved" } });
  await expect.element(row("О нас.*Проверяем…")).not.toBeInTheDocument();
});

test("whoever edits in the preview keeps the focus there", async () => {
  const { document } = showPanel([faq([])]);
  const frame = window.document.body.appendChild(window.document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  await expect.element(row("Вопросы")).toBeVisible();
  frame.focus();
  document.select(document.blocks()[0]!.id);
  await expect.element(page.getByRole("heading", { name: "Вопросы" })).toBeVisible();
  expect(window.document.activeElement).toBe(frame);
});
