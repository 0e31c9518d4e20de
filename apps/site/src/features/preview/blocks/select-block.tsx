import { findBlock } from "@tour/blocks/definitions";
import { texts } from "../../../texts/ru.ts";
import { usePreview, usePreviewState } from "../preview-context.ts";
import styles from "./preview-block.module.css";

interface SelectBlockProps {
  id: string;
  type: number;
}

/** The way to a block for those who use keys: a button that shows itself when it has the focus. */
export function SelectBlock({ id, type }: SelectBlockProps) {
  const { store, send } = usePreview();
  const isSelected = usePreviewState(({ selected }) => selected === id);
  const title = findBlock(type)?.definition.title ?? texts.preview.unknownBlock;
  return (
    <button
      type="button"
      className={styles.select}
      data-overlay=""
      aria-pressed={isSelected}
      onClick={() => {
        store.set({ selected: id });
        send({ type: "select", data: { id } });
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>("[data-toolbar] button:enabled")?.focus(),
        );
      }}
    >
      {texts.preview.selectBlock(title)}
    </button>
  );
}
