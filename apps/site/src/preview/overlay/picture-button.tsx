import { useEffect, useState } from "react";
import { texts } from "../../texts/ru.ts";
import { blockIdOf, findBlockElement } from "../block-elements.ts";
import { usePreview, usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { Icon } from "./icon.tsx";
import { useLayoutVersion } from "./layout-changes.ts";

interface PictureSpot {
  id: string;
  path: string;
  rect: DOMRect;
}

/** A button on each picture of the selected block: the builder offers others for its place. */
export function PictureButton() {
  const { send } = usePreview();
  const selected = usePreviewState((state) => state.selected);
  const block = usePreviewState(({ document }) => document.blocks[selected ?? ""]);
  const isEditing = usePreviewState(({ editing }) => editing !== null);
  const layout = useLayoutVersion();
  const [spots, setSpots] = useState<PictureSpot[]>([]);
  useEffect(() => setSpots(selected ? listSpots(selected) : []), [selected, block, layout]);
  if (isEditing) return null;
  return spots.map(({ id, path, rect }) => (
    <button
      key={path}
      type="button"
      className={styles.picture}
      data-overlay=""
      style={{ top: rect.top + scrollY + 64, left: rect.left + scrollX + 12 }}
      onClick={() => send({ type: "choose-picture", data: { id, path } })}
    >
      <Icon name="picture" />
      {texts.preview.replacePicture}
    </button>
  ));
}

function listSpots(selected: string): PictureSpot[] {
  const pictures = findBlockElement(selected)?.querySelectorAll<HTMLElement>("[data-at-image]");
  return [...(pictures ?? [])].flatMap((element) => {
    const id = blockIdOf(element);
    const path = element.dataset.atImage;
    const rect = element.getBoundingClientRect();
    // Pictures of a hidden slide or of a folded part have no place to put a button on.
    return id && path && rect.width > 80 && rect.height > 60 ? [{ id, path, rect }] : [];
  });
}
