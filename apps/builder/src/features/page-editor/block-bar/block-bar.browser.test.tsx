import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createBlock } from "@tour/blocks/definitions";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import { createDocumentStore } from "../../../document/document-store.ts";
import { EditorProvider } from "../../../document/editor-context.ts";
import type { Editor } from "../../../document/editor-context.ts";
import { createFreshEntries, FreshEntriesContext } from "../../../fresh-entries/fresh-entries.ts";
import { texts } from "../../../texts/ru.ts";
import { SidePanel } from "../side-panel.tsx";
import { BlockBar } from "./block-bar.tsx";

/** The least that a finger hits, in px. WCAG 2.2, 2.5.5. */
const finger = 44;
const [header, about, gallery, footer] = [1, 5, 6, 2].map((type) => createBlock(type));
const openPalette = vi.fn();
const choosePicture = vi.fn();
const offerPictures = vi.fn();

beforeEach(() => vi.clearAllMocks());

/** The bar of a page for as long as the test runs, over the panel or alone. */
function show(paths = ["media.0", "media.1"], { isAlone = false } = {}) {
  const document = createDocumentStore([header!, about!, gallery!, footer!]);
  const autosave = { store: createStore(() => ({ state: { kind: "saved" } })) };
  const data = { page: { tours: [] }, tours: { piece: null } };
  const editor = { document, autosave, ...data, openPalette, choosePicture };
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={editor as unknown as Editor}>
        <FreshEntriesContext value={createFreshEntries()}>
          <ToastProvider>
            <BlockBar pictures={{ id: about!.id, paths }} offerPictures={offerPictures} />
            {!isAlone && <SidePanel />}
          </ToastProvider>
        </FreshEntriesContext>
      </EditorProvider>
    </QueryClientProvider>,
  );
  return document;
}

/** The block's own bar: once rich texts are loaded, the panel's form has toolbars as well. */
const bar = () => page.getByRole("toolbar", { name: new RegExp(`^${texts.editor.actions}`) });
const tool = (name: string) => bar().getByRole("button", { name });
const order = (document: ReturnType<typeof createDocumentStore>) =>
  document.blocks().map(({ id }) => id);

const isOver = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each([390, 320])(
  "at %i px no tool lies on another or beyond the edge, and a finger hits each",
  async (width) => {
    await page.viewport(width, 844);
    const document = show();
    document.select(about!.id);
    await expect.element(tool("Фото")).toBeVisible();
    const handle = page.getByRole("separator", { name: "Высота панели" }).element();
    const tools = bar().getByRole("button").elements();
    expect(tools.length).toBe(6);
    const boxes = [...tools, handle].map((element) => element.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(finger);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(boxes.slice(index + 1).filter((other) => isOver(box, other))).toEqual([]);
    }
    for (const { scrollWidth, clientWidth } of tools) {
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
);

test("each tool does what it says, and a removed block can be put back", async () => {
  const document = show();
  const before = order(document);
  document.select(about!.id);
  await userEvent.click(tool("Ниже"));
  expect(order(document)).toEqual([header, gallery, about, footer].map((block) => block!.id));
  await expect.element(tool("Ниже")).toBeDisabled();
  await userEvent.click(tool("Выше"));
  expect(order(document)).toEqual(before);
  await userEvent.click(tool("Скрыть"));
  expect(document.blocks()[1]!.is_hidden).toBe(true);
  await userEvent.click(tool("Показать"));
  await userEvent.click(tool("Добавить блок ниже"));
  expect(openPalette).toHaveBeenLastCalledWith(gallery!.id);
  await userEvent.click(tool("Удалить"));
  expect(order(document)).not.toContain(about!.id);
  await expect.element(bar()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Вернуть" }));
  expect(order(document)).toEqual(before);
});

test("the header says that it keeps its place; the footer is added before", async () => {
  const document = show([], { isAlone: true });
  document.select(header!.id);
  await expect.element(bar().getByText("Всегда сверху")).toBeVisible();
  await expect.element(tool("Выше")).not.toBeInTheDocument();
  document.select(footer!.id);
  await userEvent.click(tool("Добавить блок выше"));
  expect(openPalette).toHaveBeenLastCalledWith(footer!.id);
});

test("one picture is chosen at once, several are marked in the page first", async () => {
  const several = show();
  several.select(about!.id);
  await userEvent.click(tool("Фото"));
  expect(offerPictures).toHaveBeenCalledOnce();
  expect(choosePicture).not.toHaveBeenCalled();
  several.select(gallery!.id);
  await expect.element(tool("Фото")).not.toBeInTheDocument();
});

test("with one picture there is nothing to mark", async () => {
  show(["portrait"]).select(about!.id);
  await userEvent.click(tool("Фото"));
  expect(choosePicture).toHaveBeenCalledWith(about!.id, "portrait");
  expect(offerPictures).not.toHaveBeenCalled();
});

test("the panel's edge is moved by arrows and by taps", async () => {
  await page.viewport(390, 844);
  show();
  const handle = page.getByRole("separator", { name: "Высота панели" });
  const height = () => handle.element().getAttribute("aria-valuetext");
  await userEvent.click(handle);
  await expect.poll(height).toBe("Панель целиком");
  await userEvent.click(handle);
  await expect.poll(height).toBe("Пополам");
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(height).toBe("Страница целиком");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(height).toBe("Пополам");
});
