import { useRouter } from "@tanstack/react-router";
import { describeFailure } from "@tour/office/failure-words";
import { mayLeave } from "@tour/office/unsaved-changes";
import { useToast } from "@tour/ui-kit/message";
import { useMemo } from "react";
import { useStore } from "zustand";
import { texts } from "../texts/ru.ts";
import { deedToasts } from "./deed-toasts.ts";
import { findLastDone, findLastUndone } from "./joint-list.ts";
import { siteUndoOf } from "./site-undo.ts";
import type { Outcome, Travel } from "./site-undo.ts";
import type { Undoing } from "./undoing.ts";

const toastId = "undo";

/** Undo and redo of all that was done in a site, for the arrows and keys of any of its screens. */
export function useUndoing(organizerId: number): Undoing {
  const undo = siteUndoOf(organizerId);
  const { history } = useRouter();
  const toast = useToast();
  const canUndo = useStore(undo.store, (list) => findLastDone(list) !== null);
  const canRedo = useStore(undo.store, (list) => findLastUndone(list) !== null);
  const moves = useMemo(() => {
    const go: Travel["go"] = async (address) => {
      const { pathname, hash } = history.location;
      const [path, place = ""] = address.split("#");
      if (path !== pathname) {
        if (!(await mayLeave())) return false;
        history.push(address, {}, { ignoreBlocker: true });
      } else if (place !== "" && `#${place}` !== hash) {
        history.replace(address, {}, { ignoreBlocker: true });
      }
      return true;
    };
    const tell = (outcome: Outcome) => {
      if (outcome.kind === "failed") {
        const text = `${texts.undo.failed} ${describeFailure(outcome.error)}`;
        return void toast.show({ id: toastId, tone: "danger", text });
      }
      if (outcome.kind === "gone") {
        return void toast.show({ id: toastId, tone: "warning", text: texts.undo.gone });
      }
      for (const id of Object.values(deedToasts)) toast.close(id);
      const { direction, taken, hasTravelled } = outcome;
      if (taken.isInView && !hasTravelled) return undefined;
      return void toast.show({ id: toastId, text: texts.undo[direction](taken.what) });
    };
    return {
      undo: () => undo.move("undo", { go }, tell),
      redo: () => undo.move("redo", { go }, tell),
    };
  }, [undo, history, toast]);
  return { canUndo, canRedo, ...moves };
}
