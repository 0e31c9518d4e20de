import type { DeviceWidth } from "@tour/office/page-frame";
import type { BlockDeed } from "@tour/preview-protocol";
import { Canvas } from "../../canvas/canvas.tsx";
import { useDocument } from "../../document/editor-context.ts";
import { BlockBar } from "./late-parts.tsx";
import { useBlockActions } from "./block-actions/use-block-actions.tsx";

/** The page under edit, whose keys do to whole blocks what those of the list do. */
export function EditedCanvas({ width, settle }: { width: DeviceWidth; settle: () => void }) {
  const actions = useBlockActions();
  const act = ({ deed, id, text }: BlockDeed) => {
    const ids = id === null ? [] : [id];
    if (deed === "paste") void actions.paste(ids, text);
    else if (ids.length > 0) void actions[deed](ids);
  };
  const isSelected = useDocument((state) => state.selectedId !== null);
  return (
    <Canvas
      {...{ width, act, settle }}
      renderTools={(canvas) => isSelected && <BlockBar {...canvas} />}
    />
  );
}
