import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createDocumentStore } from "../../document/document-store.ts";
import { EditorProvider } from "../../document/editor-context.ts";
import type { Editor } from "../../document/editor-context.ts";
import { createFreshEntries, FreshEntriesContext } from "../../fresh-entries/fresh-entries.ts";
import { SidePanel } from "./side-panel.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";

const faqType = 19;
const add = () => page.getByRole("button", { name: "Добавить вопрос" });
const question = () => page.getByRole("textbox", { name: "Вопрос" });
const row = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });

function Panel({ editor }: { editor: Editor }) {
  useEditorKeys(editor.document);
  return <SidePanel />;
}

/** Shows the panel of a page with these blocks until the test is over. */
function show(blocks: Block[], { type = "main", organizerId = 1 }: Partial<Editor> = {}) {
  const document = createDocumentStore(blocks);
  const editor = { document, type, organizerId, page: { tours: [] } } as unknown as Editor;
  const fresh = createFreshEntries();
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  onTestFinished(close);
  root.render(
    <EditorProvider value={editor}>
      <FreshEntriesContext value={fresh}>
        <ToastProvider>
          <Panel editor={editor} />
        </ToastProvider>
      </FreshEntriesContext>
    </EditorProvider>,
  );
  return { document, fresh, close };
}

const faq = (items: { question: string; answer: string }[]): Block => {
  const block = createBlock(faqType);
  return { ...block, content: { ...block.content, items } };
};

const named = (question: string) => ({ question, answer: "<p>Да</p>" });

/** What has the focus, by its name for screen readers or by its text. */
const focused = () => {
  const element = document.activeElement!;
  const { id } = element;
  const label = id && document.querySelector(`label[for="${id}"]`);
  return (label || element).textContent || element.getAttribute("aria-label");
};

test("a new entry opens with the focus in its first field, and a space is a space there", async () => {
  const { document } = show([faq([named("Куда?")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(add());
  await expect.element(question()).toHaveFocus();
  await userEvent.keyboard("Когда едем?");
  const items = document.blocks()[0]!.content.items as { question: string }[];
  expect(items.map((item) => item.question)).toEqual(["Куда?", "Когда едем?"]);
});

test("an untouched field of a new entry is not red until it is left, or all is to be published", async () => {
  const { document, fresh } = show([faq([])]);
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
  const { document } = show([faq([named("Первый"), named("Второй"), named("Третий")])]);
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
  const { document } = show([faq([named("Первый"), named("Второй")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(page.getByRole("button", { name: "Второй", exact: true }));
  await expect.element(question()).toHaveValue("Второй");
  await userEvent.click(page.getByRole("button", { name: "Выше" }).nth(1));
  await expect.poll(focused).toBe("Второй");
  await expect.element(question()).toHaveValue("Второй");
});

test("a form that opens takes the focus, and gives it back to the row of its block", async () => {
  show([faq([]), createBlock(5)]);
  await userEvent.click(row("Вопросы"));
  await expect.element(page.getByRole("heading", { name: "Вопросы" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(row("Вопросы")).toHaveFocus();
});

test("a block that is removed hands the focus to the next row", async () => {
  const { document } = show([faq([]), createBlock(5), createBlock(19)]);
  const [, second, third] = document.blocks();
  await userEvent.click(page.getByRole("button", { name: "Действия: О нас" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Удалить" }));
  await expect
    .poll(() => (window.document.activeElement as HTMLElement).dataset.opens)
    .toBe(third!.id);
  expect(document.blocks().map(({ id }) => id)).not.toContain(second!.id);
});

test("whoever edits in the preview keeps the focus there", async () => {
  const { document } = show([faq([])]);
  const frame = window.document.body.appendChild(window.document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  await expect.element(row("Вопросы")).toBeVisible();
  frame.focus();
  document.select(document.blocks()[0]!.id);
  await expect.element(page.getByRole("heading", { name: "Вопросы" })).toBeVisible();
  expect(window.document.activeElement).toBe(frame);
});

const idsOf = ({ blocks }: Pick<Editor["document"], "blocks">) => blocks().map(({ id }) => id);

test("Ctrl+D copies the block whose row has the focus, opens the copy, and one step takes it back", async () => {
  const { document } = show([faq([named("Куда?")]), createBlock(5)]);
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
  const { document } = show([faq([named("Куда?")])]);
  document.select(document.blocks()[0]!.id);
  await userEvent.click(page.getByRole("button", { name: "Куда?", exact: true }));
  await userEvent.click(question());
  await userEvent.keyboard("{Control>}d{/Control}");
  expect(document.blocks()).toHaveLength(1);
});

test("the menu of a row copies its block, and offers no second header", async () => {
  const { document } = show([createBlock(1), createBlock(5)]);
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
  const { document } = show([faq([named("Куда?")]), createBlock(5), createBlock(2)]);
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
  const one = show([faq([named("Куда?")])]);
  await userEvent.click(page.getByRole("button", { name: "Действия: Вопросы" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Копировать" }));
  await expect.element(page.getByText(/^Блок «Вопросы» скопирован/)).toBeVisible();
  one.close();
  const { document } = show([createBlock(5), createBlock(2)], { organizerId: 2 });
  await userEvent.click(page.getByRole("button", { name: "Вставить", exact: true }));
  await expect.poll(() => document.blocks().map(({ type }) => type)).toEqual([5, 19, 2]);
});

test("what may not stand on the page is told in words, and a text that is no block changes nothing", async () => {
  const one = show([faq([])]);
  await focusRow("Вопросы");
  await press("c");
  await expect.element(page.getByText("Блок «Вопросы» скопирован")).toBeVisible();
  one.close();
  const { document } = show([createBlock(5)], { type: "tour" });
  await focusRow("О нас");
  await press("v");
  await expect
    .element(page.getByText("Блок «Вопросы» ставится только на главной странице."))
    .toBeVisible();
  const paste = new ClipboardEvent("paste", { clipboardData: new DataTransfer() });
  paste.clipboardData!.setData("text/plain", "<script>alert(1)</script>");
  window.dispatchEvent(paste);
  await expect.element(page.getByText("В буфере обмена нет блоков")).toBeVisible();
  expect(document.blocks()).toHaveLength(1);
});

test("a text that is marked is copied as a text, and a field keeps its own paste", async () => {
  const { document } = show([faq([named("Куда?")])]);
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

const fourBlocks = () => show([faq([]), createBlock(5), createBlock(6), createBlock(2)]);
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
  await expect.element(page.getByText("Вставлено блоков: 2.")).toBeVisible();
  expect(document.blocks().map(({ type }) => type)).toEqual([6, 19, 5, 2]);
  await press("z");
  await press("z");
  expect(document.blocks().map(({ type }) => type)).toEqual([19, 5, 6, 2]);
});

test("a block goes to an end of the page by its menu, below the header and above the footer", async () => {
  const { document } = show([createBlock(1), faq([]), createBlock(5), createBlock(2)]);
  await userEvent.click(page.getByRole("button", { name: "Действия: О нас" }));
  await userEvent.click(page.getByRole("menuitem", { name: "В начало" }));
  expect(document.blocks().map(({ type }) => type)).toEqual([1, 5, 19, 2]);
  await expect.element(page.getByText("Блок «О нас» перенесён: место 2 из 4")).toBeVisible();
});
