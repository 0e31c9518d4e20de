import { texts } from "../../texts/ru.ts";
import { BlockForm } from "../block-form/block-form.tsx";
import { BlockList } from "../block-list/block-list.tsx";
import { useDocument } from "./editor-context.ts";
import styles from "./editor-screen.module.css";

/** The list of blocks, or the form of the selected one. */
export function SidePanel() {
  const selectedId = useDocument((state) => state.selectedId);
  return (
    <aside
      className={styles.panel}
      aria-label={texts.editor.blocks}
      data-open={selectedId !== null}
    >
      {selectedId === null ? <BlockList /> : <BlockForm key={selectedId} id={selectedId} />}
    </aside>
  );
}
