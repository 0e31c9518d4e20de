import type { Block } from "@tour/api";
import { useStore } from "zustand";
import { useEditor } from "../../../document/editor-context.ts";
import type { Clash } from "../../../document/merging/merge-pages.ts";
import { ClashDialog } from "../../../saving/clash-dialog.tsx";
import { texts } from "../../../texts/ru.ts";
import { describePlace, describeValue } from "./describe-clash.ts";

const keyOf = ({ id, path }: Clash) => `${id} ${path}`;

/** Two changed the same fields of a page. All else is merged already. */
export function ConflictDialog() {
  const { autosave, document, site } = useEditor();
  const { state } = useStore(autosave.store);
  if (state.kind !== "conflict") return null;
  const blocks = new Map(
    [...state.theirs.blocks, ...document.blocks()].map((one) => [one.id, one]),
  );
  const show = (clash: Clash) => {
    const block: Block = blocks.get(clash.id)!;
    const describe = (value: unknown) => describeValue(block, clash, value, site.time_zone);
    return {
      key: keyOf(clash),
      place: describePlace(block, clash),
      mine: describe(clash.mine),
      theirs: describe(clash.theirs),
    };
  };
  return (
    <ClashDialog
      key={state.theirs.version}
      title={texts.conflict.title}
      text={texts.conflict.text}
      clashes={state.clashes.map(show)}
      resolve={(sideOf) => void autosave.resolve((clash) => sideOf(keyOf(clash)))}
    />
  );
}
