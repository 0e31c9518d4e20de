import { usePreviewState } from "../preview-context.ts";
import { BlockOverlay } from "./block-overlay.tsx";

/** Outlines and controls over the selected block, and over the one under the pointer. */
export function BlockOverlays() {
  const selected = usePreviewState((state) => state.selected);
  const hovered = usePreviewState((state) => state.hovered);
  return (
    <>
      {hovered && hovered !== selected && <BlockOverlay id={hovered} isSelected={false} />}
      {selected && <BlockOverlay id={selected} isSelected />}
    </>
  );
}
