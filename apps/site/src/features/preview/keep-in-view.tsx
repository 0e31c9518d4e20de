import { useEffect } from "react";
import { measureBlock } from "./block-elements.ts";
import { usePreview } from "./preview-context.ts";

/** How much of a block must be in the window to be in view, in px. */
const least = 40;

/** Scrolls to the selected block when the window has become too low for it: a form has risen below. */
export function KeepInView() {
  const { store } = usePreview();
  useEffect(() => {
    const keep = () => {
      const { selected } = store.get();
      const box = selected === null ? null : measureBlock(selected);
      if (!box) return;
      const isBelow = box.top > scrollY + innerHeight - least;
      const isAbove = box.top + box.height < scrollY + least;
      if (isBelow || isAbove) store.set({ awaited: selected });
    };
    addEventListener("resize", keep);
    return () => removeEventListener("resize", keep);
  }, [store]);
  return null;
}
