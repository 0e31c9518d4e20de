import type { StoreApi } from "zustand/vanilla";
import { texts as allTexts } from "../../texts/ru.ts";
import type { SiteUndo, Taken } from "../../undo/site-undo.ts";
import { isSame } from "../../document/merging/is-same.ts";
import { redoDesign, undoDesign } from "./design-history.ts";
import type { DesignHistory, DesignStep } from "./design-history.ts";
import { namePart } from "./saving/describe-part.ts";
import { toParts } from "./saving/design-parts.ts";
import type { DesignPart } from "./saving/design-parts.ts";
import type { DesignSaver } from "./saving/design-saver.ts";

const texts = allTexts.design;

export interface UndoneDesign {
  history: StoreApi<DesignHistory>;
  saver: Pick<DesignSaver, "store" | "set">;
}

/** Puts the steps of an open design into the one undo of its site; answers how it is left. */
export function joinDesign(
  undo: SiteUndo,
  organizerId: number,
  { history, saver }: UndoneDesign,
): () => void {
  const report = () => {
    undo.report("design", history.getState(), `/${organizerId}/design`);
  };
  const move = (next: typeof undoDesign): Taken | null => {
    const { design } = saver.store.getState();
    const moved = next(history.getState(), design);
    if (!moved) return null;
    const { history: left, change, step } = moved;
    history.setState(left);
    if (!change) return null;
    const { preset_type, preset } = design;
    saver.set(
      change.kind === "preset"
        ? change.design
        : { preset_type, preset: { ...preset, ...change.fields } },
    );
    return { what: describeDesignStep(step) };
  };
  report();
  const stop = history.subscribe(report);
  const close = undo.open("design", {
    undo: () => move(undoDesign),
    redo: () => move(redoDesign),
  });
  return () => {
    stop();
    close();
  };
}

/** What a step has changed, for people to read: "главный цвет, оформление". */
function describeDesignStep({ before, after }: DesignStep): string {
  const [was, now] = [toParts(before), toParts(after)];
  const parts = (Object.keys(now) as DesignPart[]).filter((part) => !isSame(was[part], now[part]));
  // Another preset changes nearly all of them.
  const isWhole = parts.includes("preset_type") || parts.length > 3;
  const named = isWhole ? [texts.conflict.preset_type] : parts.map(namePart);
  return [...named, texts.title].join(", ").toLowerCase();
}
