import { useRouter } from "@tanstack/react-router";
import { blockHash } from "@tour/office/links";
import { useEffect } from "react";
import { selectByHash } from "../../document/select-by-hash.ts";
import type { DocumentStore } from "../../document/document-store.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The list of blocks is one step back: this entry was made by opening a form from there. */
    isOpened?: boolean;
  }
}

/**
 * Keeps the address and the open block in step: Back closes a form and stays in the editor, Forward
 * opens it again. One form after another is one entry, so that Back does not go through all of them.
 */
export function useBlockInAddress(document: DocumentStore): void {
  const { history } = useRouter();
  useEffect(() => {
    /** Between closing a form and the arrival at the list's entry. */
    let isGoingBack = false;

    const write = (id: string | null) => {
      const { pathname, search, hash, state } = history.location;
      const wanted = id === null ? "" : `#${blockHash(id)}`;
      if (hash === wanted || isGoingBack) return;
      const { isOpened } = state;
      if (id === null && isOpened) {
        isGoingBack = true;
        return history.back();
      }
      const address = `${pathname}${search}${wanted}`;
      if (hash === "") return history.push(address, { isOpened: true });
      history.replace(address, { isOpened });
    };

    const stopWriting = document.store.subscribe((next, before) => {
      if (next.selectedId !== before.selectedId) write(next.selectedId);
    });
    const { pathname } = history.location;
    const stopReading = history.subscribe(({ location }) => {
      if (location.pathname !== pathname) return;
      if (isGoingBack) {
        isGoingBack = false;
        // What was opened while the way back was gone stays open.
        return write(document.store.getState().selectedId);
      }
      selectByHash(document, location.hash);
      // A form of a block that is gone is no place to be at.
      write(document.store.getState().selectedId);
    });
    return () => {
      stopWriting();
      stopReading();
    };
  }, [history, document]);
}
