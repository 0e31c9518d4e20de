import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { Block } from "@tour/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { makeSamplePage } from "@tour/blocks";
import { createBlock } from "@tour/blocks/definitions";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import type { SaveState } from "../../document/autosave.ts";
import { createDocumentStore } from "../../document/document-store.ts";
import { EditorProvider } from "../../document/editor-context.ts";
import type { Editor } from "../../document/editor-context.ts";
import { createFreshEntries, FreshEntriesContext } from "../../fresh-entries/fresh-entries.ts";
import { BlockChoiceContext, createBlockChoice } from "./block-choice/block-choice.ts";
import { SidePanel } from "./side-panel.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";

const faqType = 19;
/** The field of an open question. */
export const question = () => page.getByRole("textbox", { name: "Вопрос" });
/** The row of a block, by the name of its type. */
export const row = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });

function Panel({ editor }: { editor: Editor }) {
  useEditorKeys(editor);
  return <SidePanel />;
}

/** Shows the panel of a page with these blocks until the test is over. */
export function showPanel(
  blocks: Block[],
  { type = "main", organizerId = 1 }: Partial<Editor> = {},
) {
  const document = createDocumentStore(blocks);
  const saving = createStore<{ state: SaveState }>(() => ({ state: { kind: "saved" } }));
  const autosave = { store: saving };
  const editor = {
    ...{ document, autosave, type, organizerId },
    undoing: { canUndo: true, canRedo: true, undo: document.undo, redo: document.redo },
    page: { ...makeSamplePage(type), tours: [], now: new Date().toISOString() },
    site: { time_zone: "Asia/Barnaul" },
    tours: { piece: null, open: () => undefined, close: () => undefined },
    dayView: { day: null, now: new Date().toISOString(), show: () => undefined },
  } as unknown as Editor;
  const fresh = createFreshEntries();
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  onTestFinished(close);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={editor}>
        <FreshEntriesContext value={fresh}>
          <ToastProvider>
            <BlockChoiceContext value={createBlockChoice()}>
              <Panel editor={editor} />
            </BlockChoiceContext>
          </ToastProvider>
        </FreshEntriesContext>
      </EditorProvider>
    </QueryClientProvider>,
  );
  return { document, fresh, saving, close };
}

export const faq = (items: { question: string; answer: string }[]): Block => {
  const block = createBlock(faqType);
  return { ...block, content: { ...block.content, items } };
};

export const named = (question: string) => ({ question, answer: "<p>Да</p>" });
