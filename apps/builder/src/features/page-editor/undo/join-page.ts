import type { PageType } from "@tour/api";
import type { DocumentStore } from "../../../document/document-store.ts";
import type { Step } from "../../../document/history.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import type { SiteUndo, Taken } from "../../../undo/site-undo.ts";
import { blockOf, describeStep } from "./describe-step.ts";

const texts = allTexts.undo.page;

interface EditedPage {
  organizerId: number;
  type: PageType;
}

/** Puts the steps of an open page into the one undo of its site; answers how it is left. */
export function joinPage(
  undo: SiteUndo,
  { organizerId, type }: EditedPage,
  document: DocumentStore,
): () => void {
  const screen = `page/${type}`;
  const report = () => {
    undo.report(screen, document.store.getState().history, `/${organizerId}/page/${type}`);
  };
  /** Says what a step has changed, and brings it into sight. */
  const finish = (step: Step | null): Taken | null => {
    if (!step) return null;
    const { selectedId, document: page } = document.store.getState();
    const what = `${describeStep(step, page)}, ${texts.in[type]}`;
    const touched = step.parts.map(({ operation }) => blockOf(operation));
    const id = touched.find((one) => one !== null && page.blocks[one]);
    // Its form shows the change already.
    if (id && id === selectedId) {
      document.showForm(id);
      return { what, isInView: true };
    }
    if (id && selectedId !== null) document.select(id);
    if (id) document.show(id);
    return { what };
  };
  report();
  const stop = document.store.subscribe((next, before) => {
    if (next.history !== before.history) report();
  });
  const close = undo.open(screen, {
    undo: () => finish(document.undoLast()),
    redo: () => finish(document.redoNext()),
  });
  return () => {
    stop();
    close();
  };
}
