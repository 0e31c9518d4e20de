import type { PageType } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";
import { toBlocks } from "@tour/preview-protocol";
import { texts } from "../../texts/ru.ts";
import { useDocument } from "../page-editor/editor-context.ts";
import { listReplaced } from "./replace-page.ts";
import styles from "./starter-dialog.module.css";

/** What goes from the draft when its page is replaced, and what does not. */
export function ReplacedBlocks({ page }: { page: PageType }) {
  const document = useDocument((state) => state.document);
  return (
    <div className={styles.replaced}>
      <p>{texts.starters.removed}</p>
      <ul className={styles.blocks}>
        {listReplaced(toBlocks(document), page).map(({ id, type, is_hidden }) => (
          <li key={id}>
            {findBlock(type)?.definition.title ?? texts.editor.unknownBlock}
            {is_hidden && ` (${texts.starters.hiddenToo})`}
          </li>
        ))}
      </ul>
      <p>{texts.starters.shared[page]}</p>
      <p>{texts.starters.safe}</p>
    </div>
  );
}
