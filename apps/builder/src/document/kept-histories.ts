import type { Block, PageType } from "@tour/api";
import { toDocument } from "@tour/preview-protocol";
import type { PageDocument } from "@tour/preview-protocol";
import { createDocumentStore } from "./document-store.ts";
import type { DocumentStore } from "./document-store.ts";
import { emptyHistory, forgetChanged } from "./history.ts";
import type { History } from "./history.ts";
import { diffPages } from "./merging/diff-pages.ts";

interface Page {
  organizerId: number;
  type: PageType;
}

/** What pages of this window were left with: an editor that is left and opened again undoes on. */
export function createKeptHistories() {
  const kept = new Map<string, { document: PageDocument; history: History }>();
  const keyOf = ({ organizerId, type }: Page) => `${organizerId}/${type}`;

  function keep(page: Page, { store }: DocumentStore): void {
    const { document, history } = store.getState();
    kept.set(keyOf(page), { document, history });
  }

  /** Steps that fit the page as it is opened: without those of what somebody else has changed since. */
  function read(page: Page, blocks: readonly Block[]): History {
    const known = kept.get(keyOf(page));
    if (!known) return emptyHistory;
    return diffPages(known.document, blocks).reduce(forgetChanged, known.history);
  }

  /** Changes a page that no editor has open, and answers its steps then. */
  function change(page: Page, blocks: readonly Block[], make: (document: DocumentStore) => void) {
    const document = createDocumentStore(blocks, undefined, read(page, blocks));
    make(document);
    keep(page, document);
    return document.store.getState().history;
  }

  return {
    keep,
    read,

    /** A page was made into another elsewhere than in its editor: that is one step, too. */
    record: (page: Page, before: readonly Block[], after: readonly Block[]): History =>
      change(page, before, ({ edit }) => edit(...editsBetween(before, after))),

    /** What `record` made a step of was taken back there as well. */
    takeBack: (page: Page, before: readonly Block[], after: readonly Block[]): History =>
      change(page, after, ({ undoLast }) => {
        if (editsBetween(before, after).length > 0) undoLast();
      }),
  };
}

/** Without what checks found: the server says it anew. */
const editsBetween = (before: readonly Block[], after: readonly Block[]) =>
  diffPages(toDocument(before), after).filter(({ kind }) => kind !== "set-check");

/** Those of this window. */
export const keptHistories = createKeptHistories();
