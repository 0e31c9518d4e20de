import type { PageType } from "@tour/api";
import { useEffect } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import type { Step } from "../../../document/history.ts";
import { texts } from "../../../texts/ru.ts";
import { siteUndoOf } from "../../../undo/site-undo.ts";
import type { Taken } from "../../../undo/site-undo.ts";
import { useUndoing } from "../../../undo/use-undoing.tsx";
import { blockOf, describeStep } from "./describe-step.ts";

interface EditedPage {
  organizerId: number;
  type: PageType;
}

/** Puts a page's steps into the one undo of its site, and shows what one of them has changed. */
export function usePageUndo({ organizerId, type }: EditedPage, document: DocumentStore) {
  useEffect(() => {
    const undo = siteUndoOf(organizerId);
    const screen = `page/${type}`;
    const report = () => {
      const { past, future } = document.store.getState().history;
      const steps = { past: past.map(orderOf), future: future.map(orderOf) };
      undo.report(screen, steps, `/${organizerId}/page/${type}`);
    };
    report();
    const stop = document.store.subscribe((next, before) => {
      if (next.history !== before.history) report();
    });
    const close = undo.open(screen, {
      undo: () => finish(document.undoLast()),
      redo: () => finish(document.redoNext()),
    });
    const finish = (step: Step | null): Taken | null => {
      if (!step) return null;
      const { selectedId, document: page } = document.store.getState();
      const what = `${describeStep(step, page)}, ${texts.undo.page.in[type]}`;
      const id = step.parts.map(({ operation }) => blockOf(operation)).find((one) => one && page.blocks[one]);
      // Its form shows the change already.
      if (id && id === selectedId) return { what, isInView: true };
      if (id && selectedId !== null) document.select(id);
      if (id) document.show(id);
      return { what };
    };
    return () => {
      stop();
      close();
    };
  }, [organizerId, type, document]);
  return useUndoing(organizerId);
}

const orderOf = ({ order }: Step) => order;
