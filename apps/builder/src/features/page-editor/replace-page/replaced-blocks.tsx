import { findBlock } from "@tour/blocks/definitions";
import type { PageStarter } from "@tour/blocks/starters";
import { toBlocks } from "@tour/preview-protocol";
import { findPresetType } from "@tour/theme";
import { texts } from "../../../texts/ru.ts";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { listReplaced } from "./replace-page.ts";
import styles from "./starter-dialog.module.css";

/** What goes from the draft when its page is replaced, and what does not. */
export function ReplacedBlocks({ starter }: { starter: PageStarter }) {
  const { page: type, presetType } = starter;
  const { site } = useEditor();
  const preset = findPresetType(presetType)?.title ?? presetType;
  const document = useDocument((state) => state.document);
  return (
    <div className={styles.replaced}>
      <p>{texts.starters.removed}</p>
      <ul className={styles.blocks}>
        {listReplaced(toBlocks(document), type).map(({ id, is_hidden, ...block }) => (
          <li key={id}>
            {findBlock(block.type)?.definition.title ?? texts.editor.unknownBlock}
            {is_hidden && ` (${texts.starters.hiddenToo})`}
          </li>
        ))}
      </ul>
      <p>{texts.starters.shared[type]}</p>
      {site.preset_type !== presetType && <p>{texts.starters.theme(preset)}</p>}
      <p>{texts.starters.safe}</p>
    </div>
  );
}
