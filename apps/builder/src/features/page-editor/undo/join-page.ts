import type { PageType } from "@tour/api";
import type { DocumentStore } from "../../../document/document-store.ts";
import type { Step } from "../../../document/history.ts";
import { reportHistory, screenOf } from "../../../document/report-history.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import type { SiteUndo, Taken } from "../../../undo/site-undo.ts";
import { blockOf, describeStep } from "./describe-step.ts";

const texts = allTexts.undo.page;

interface EditedPage {
  organizerId: number;
  type: PageType;
}

/** Puts the steps of an open page into the one undo of its site; answers how it is left. */
export function joinPage(undo: SiteUndo, edited: EditedPage, document: DocumentStore): () => void {
  const { type } = edited;
  const report = () => reportHistory(undo, edited, document.store.getState().history);
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
  const close = undo.open(screenOf(type), {
    undo: () => finish(document.undoLast()),
    redo: () => finish(document.redoNext()),
  });
  return () => {
    stop();
    close();
  };
}
