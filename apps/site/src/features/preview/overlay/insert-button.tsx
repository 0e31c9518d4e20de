import { usePreview } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { Icon } from "./icon.tsx";

interface InsertButtonProps {
  edge: "start" | "end";
  /** The block that the new one would stand before; null for the end. */
  before: string | null;
  label: string;
}

/** A plus on the line between two blocks. */
export function InsertButton({ edge, before, label }: InsertButtonProps) {
  const { send } = usePreview();
  return (
    <button
      type="button"
      className={styles.insert}
      data-edge={edge}
      aria-label={label}
      title={label}
      onClick={() => send({ type: "add-block", data: { before } })}
    >
      <Icon name="plus" />
    </button>
  );
}
