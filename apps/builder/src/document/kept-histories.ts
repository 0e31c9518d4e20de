import type { Block, PageType } from "@tour/api";
import type { PageDocument } from "@tour/preview-protocol";
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
  return {
    keep(page: Page, { store }: DocumentStore): void {
      const { document, history } = store.getState();
      kept.set(keyOf(page), { document, history });
    },

    /** Steps that fit the page as it is opened: without those of what somebody else has changed since. */
    read(page: Page, blocks: readonly Block[]): History {
      const known = kept.get(keyOf(page));
      if (!known) return emptyHistory;
      return diffPages(known.document, blocks).reduce(forgetChanged, known.history);
    },
  };
}

/** Those of this window. */
export const keptHistories = createKeptHistories();
