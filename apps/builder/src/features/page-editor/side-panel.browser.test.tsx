import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import type { SaveState } from "../../document/autosave.ts";
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
function show(blocks: Block[]) {
  const document = createDocumentStore(blocks);
  const saving = createStore<{ state: SaveState }>(() => ({ state: { kind: "saved" } }));
  const autosave = { store: saving };
  const editor = { document, autosave, page: { tours: [] } } as unknown as Editor;
  const fresh = createFreshEntries();
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <EditorProvider value={editor}>
      <FreshEntriesContext value={fresh}>
        <ToastProvider>
          <Panel editor={editor} />
        </ToastProvider>
      </FreshEntriesContext>
    </EditorProvider>,
  );
  return { document, fresh, saving };
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

test("header and footer say that they keep their places, and nothing moves them", async () => {
  show([createBlock(1), createBlock(5), createBlock(6), createBlock(2)]);
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
  const { document, saving } = show([createBlock(5), createBlock(6)]);
  const [about] = document.blocks();
  await expect.element(row("О нас")).toBeVisible();
  saving.setState({ state: { kind: "saving", checking: [about!.id] } });
  await expect.element(row("О нас.*Проверяем…")).toBeVisible();
  await expect.element(row("Галерея.*Проверяем…")).not.toBeInTheDocument();
  saving.setState({ state: { kind: "saved" } });
  await expect.element(row("О нас.*Проверяем…")).not.toBeInTheDocument();
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
