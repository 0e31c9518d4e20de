import { createBlock } from "@tour/blocks/definitions";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { faq, named, question, row, showPanel } from "./show-side-panel.tsx";

import type { Editor } from "../../document/editor-context.ts";
afterEach(() => void vi.unstubAllGlobals());

const idsOf = ({ blocks }: Pick<Editor["document"], "blocks">) => blocks().map(({ id }) => id);

test("Ctrl+D copies the block whose row has the focus, opens the copy, and one step takes it back", async () => {
  const { document } = showPanel([faq([named("Куда?")]), createBlock(5)]);
  const [first, second] = idsOf(document);
  await expect.element(row("Вопросы")).toBeVisible();
  (row("Вопросы").element() as HTMLElement).focus();
  await userEvent.keyboard("{Control>}d{/Control}");
  const heading = page.getByRole("heading", { name: "Вопросы" });
  await expect.element(heading).toHaveFocus();
  const [, copy] = idsOf(document);
  expect(idsOf(document)).toEqual([first, copy, second]);
  expect(document.store.getState().selectedId).toBe(copy);
  await expect.element(page.getByText("Копия блока «Вопросы» стоит после него")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(idsOf(document)).toEqual([first, second]);
});

test("Ctrl+D in a text field copies no block", async () => {
  const { document } = showPanel([faq([named("Куда?")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(page.getByRole("button", { name: "Куда?", exact: true }));
  await userEvent.click(question());
  await userEvent.keyboard("{Control>}d{/Control}");
  expect(document.blocks()).toHaveLength(1);
});

test("Ctrl+Z in the search takes back what was typed there, and in a form what was done to the page", async () => {
  const { document } = showPanel([
    faq([named("Куда?")]),
    createBlock(5),
    createBlock(6),
    createBlock(2),
  ]);
  const before = idsOf(document);
  await focusRow("О нас");
  await userEvent.keyboard("{Delete}");
  expect(idsOf(document)).toHaveLength(3);
  await userEvent.click(page.getByRole("searchbox", { name: "Поиск по блокам" }));
  await userEvent.keyboard("куда");
  await press("z");
  expect(idsOf(document)).toHaveLength(3);
  document.select(document.blocks()[0]!.id);
  const heading = page.getByRole("textbox", { name: "Заголовок" });
  await expect.element(heading).toBeInTheDocument();
  (heading.element() as HTMLElement).focus();
  await press("z");
  expect(idsOf(document)).toEqual(before);
});

test("the menu of a row copies its block, and offers no second header", async () => {
  const { document } = showPanel([createBlock(1), createBlock(5)]);
  await userEvent.click(page.getByRole("button", { name: "Действия: Шапка" }));
  const item = () => page.getByRole("menuitem", { name: "Дублировать" });
  await expect.element(item()).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(page.getByRole("button", { name: "Действия: О нас" }));
  await userEvent.click(item());
  expect(document.blocks().map(({ type }) => type)).toEqual([1, 5, 5]);
});

const press = async (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`);
const focusRow = async (title: string) => {
  await expect.element(row(title)).toBeVisible();
  (row(title).element() as HTMLElement).focus();
};

test("a block is cut and pasted behind another one by keys, each in one step", async () => {
  const { document } = showPanel([faq([named("Куда?")]), createBlock(5), createBlock(2)]);
  const [, about, footer] = idsOf(document);
  await focusRow("Вопросы");
  await press("x");
  await expect.element(page.getByText("Блок «Вопросы» вырезан")).toBeVisible();
  expect(idsOf(document)).toEqual([about, footer]);
  await focusRow("О нас");
  await press("v");
  await expect.element(page.getByRole("heading", { name: "Вопросы" })).toHaveFocus();
  const [, pasted] = document.blocks();
  expect(document.blocks().map(({ type }) => type)).toEqual([5, 19, 2]);
  expect(pasted?.content.items).toEqual([named("Куда?")]);
  await press("z");
  expect(idsOf(document)).toEqual([about, footer]);
});

test("a block is copied by the menu, and pasted at the end by the button on another site's page", async () => {
  const one = showPanel([faq([named("Куда?")])]);
  await userEvent.click(page.getByRole("button", { name: "Действия: Вопросы" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Копировать" }));
  await expect.element(page.getByText(/^Блок «Вопросы» скопирован/)).toBeVisible();
  one.close();
  const { document } = showPanel([createBlock(5), createBlock(2)], { organizerId: 2 });
  await userEvent.click(page.getByRole("button", { name: "Вставить", exact: true }));
  await expect.poll(() => document.blocks().map(({ type }) => type)).toEqual([5, 19, 2]);
});

test("what may not stand on the page is told in words, and a text that is no block changes nothing", async () => {
  const one = showPanel([faq([])]);
  await focusRow("Вопросы");
  await press("c");
  await expect.element(page.getByText("Блок «Вопросы» скопирован")).toBeVisible();
  one.close();
  const { document } = showPanel([createBlock(5)], { type: "tour" });
  await focusRow("О нас");
  await press("v");
  await expect
    .element(page.getByText("Блок «Вопросы» ставится только на главной странице"))
    .toBeVisible();
  const paste = new ClipboardEvent("paste", { clipboardData: new DataTransfer() });
  paste.clipboardData!.setData("text/plain", "<script>alert(1)</script>");
  window.dispatchEvent(paste);
  await expect.element(page.getByText("В буфере обмена нет блоков")).toBeVisible();
  expect(document.blocks()).toHaveLength(1);
});

test("a text that is marked is copied as a text, and a field keeps its own paste", async () => {
  const { document } = showPanel([faq([named("Куда?")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(page.getByRole("button", { name: "Куда?", exact: true }));
  await userEvent.click(question());
  await press("a");
  await press("c");
  await userEvent.keyboard("{End}");
  await press("v");
  expect(document.blocks()).toHaveLength(1);
  await expect.element(question()).toHaveValue("Куда?Куда?");
});

const fourBlocks = () => showPanel([faq([]), createBlock(5), createBlock(6), createBlock(2)]);
const tool = (name: string) =>
  page.getByRole("group", { name: "Выбранные блоки" }).getByRole("button", { name, exact: true });

test("several blocks are chosen by Shift and arrows, and removed, hidden and copied in one step each", async () => {
  const { document } = fourBlocks();
  const [first, second, third, footer] = idsOf(document);
  await focusRow("Вопросы");
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}");
  await expect.element(page.getByText("Выбрано: 2")).toBeVisible();
  await userEvent.click(tool("Скрыть"));
  expect(document.blocks().map(({ is_hidden }) => is_hidden)).toEqual([true, true, false, false]);
  await expect.element(page.getByText("Скрыто блоков: 2")).toBeVisible();
  await press("z");
  expect(document.blocks().some(({ is_hidden }) => is_hidden)).toBe(false);
  await press("d");
  expect(idsOf(document).slice(0, 2)).toEqual([first, second]);
  expect(idsOf(document).slice(4)).toEqual([third, footer]);
  await press("z");
  await expect.element(page.getByText("Выбрано: 0")).toBeVisible();
  await focusRow("Вопросы");
  await press("a");
  await expect.element(page.getByText("Выбрано: 4")).toBeVisible();
  await userEvent.keyboard("{Delete}");
  expect(idsOf(document)).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Вернуть" }));
  expect(idsOf(document)).toEqual([first, second, third, footer]);
  await press("z");
  await press("z");
  expect(idsOf(document)).toEqual([first, second, third, footer]);
});

test("rows are chosen by a finger after «Выбрать», and Escape lets them go", async () => {
  const { document } = fourBlocks();
  const [first, second, third, footer] = idsOf(document);
  await userEvent.click(page.getByRole("button", { name: "Выбрать" }));
  await userEvent.click(row("Вопросы"));
  await userEvent.click(row("О нас"));
  await expect.element(row("О нас")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(tool("Ниже"));
  expect(idsOf(document)).toEqual([third, first, second, footer]);
  await userEvent.click(tool("Действия"));
  await userEvent.click(page.getByRole("menuitem", { name: "В начало" }));
  expect(idsOf(document)).toEqual([first, second, third, footer]);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Выбрано: 2")).not.toBeInTheDocument();
  await expect.element(row("О нас")).not.toHaveAttribute("aria-pressed");
  expect(document.store.getState().selectedId).toBeNull();
});

test("Ctrl+click takes a row in, Shift+click all up to another, and they are cut and pasted together", async () => {
  const { document } = fourBlocks();
  await userEvent.click(row("О нас"), { modifiers: ["Control"] });
  await userEvent.click(row("Вопросы"), { modifiers: ["Shift"] });
  await press("x");
  expect(document.blocks()).toHaveLength(2);
  await press("v");
  await expect.element(page.getByText("Вставлено блоков: 2")).toBeVisible();
  expect(document.blocks().map(({ type }) => type)).toEqual([6, 19, 5, 2]);
  await press("z");
  await press("z");
  expect(document.blocks().map(({ type }) => type)).toEqual([19, 5, 6, 2]);
});

test("a block goes to an end of the page by its menu, below the header and above the footer", async () => {
  const { document } = showPanel([createBlock(1), faq([]), createBlock(5), createBlock(2)]);
  await userEvent.click(page.getByRole("button", { name: "Действия: О нас" }));
  await userEvent.click(page.getByRole("menuitem", { name: "В начало" }));
  expect(document.blocks().map(({ type }) => type)).toEqual([1, 5, 19, 2]);
  await expect.element(page.getByText("Блок «О нас» перенесён: место 2 из 4")).toBeVisible();
});

test("a block is found by its words, and is headed by them in its row", async () => {
  showPanel([faq([named("Нужна страховка?")]), createBlock(5), createBlock(2)]);
  const search = page.getByRole("searchbox", { name: "Поиск по блокам" });
  await search.fill("страховку");
  await expect.element(page.getByText("Найдено: 1")).toBeVisible();
  await expect.element(row("О нас")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Перетащить/ })).not.toBeInTheDocument();
  await userEvent.click(row("Вопросы"));
  await userEvent.click(page.getByRole("button", { name: "К списку блоков" }));
  await expect.element(row("Вопросы")).toHaveFocus();
  await search.fill("верблюды");
  await expect.element(page.getByText("По словам «верблюды» ничего нет")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Показать все" }));
  await expect.element(row("О нас")).toBeVisible();
});

test("on the tour page header and footer stay, which are the main page's", async () => {
  const { document } = showPanel([createBlock(1), createBlock(5), createBlock(2)], {
    type: "tour",
  });
  await focusRow("Шапка");
  await userEvent.keyboard("{Delete}");
  await expect.element(page.getByText("Шапка и подвал меняются на главной странице")).toBeVisible();
  await press("a");
  await userEvent.keyboard("{Delete}");
  await expect.element(page.getByText("Блок «О нас» удалён")).toBeVisible();
  expect(document.blocks().map(({ type }) => type)).toEqual([1, 2]);
});
