import { Button, IconButton } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem } from "@tour/ui-kit/dropdown";
import {
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Ellipsis,
  Eye,
  EyeOff,
  Scissors,
  Trash2,
  X,
} from "lucide-react";
import { useDocument } from "../../../document/editor-context.ts";
import { texts } from "../../../texts/ru.ts";
import { showKey } from "../block-actions/show-key.tsx";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { useBlockChoice, useChosen } from "../block-choice/block-choice.ts";
import styles from "./choice-bar.module.css";
import { leaps, steps } from "./moves.ts";

/** How many blocks are chosen, and what can be done with them together; `shown` are all to choose from. */
export function ChoiceBar({ shown }: { shown: readonly string[] }) {
  const choice = useBlockChoice();
  const actions = useBlockActions();
  const { ids } = useChosen();
  const areHidden = useDocument(({ document }) =>
    ids.every((id) => document.blocks[id]?.is_hidden),
  );
  const disabled = ids.length === 0;
  const tools = [
    ...steps.map(({ direction, text, Icon }) => ({
      ...{ label: text, Icon },
      act: () => actions.move(ids, direction),
    })),
    { label: texts.blocks.duplicate, Icon: CopyPlus, act: () => actions.duplicate(ids) },
    { label: texts.blocks.copy, Icon: Copy, act: () => void actions.copy(ids) },
    { label: texts.blocks.cut, Icon: Scissors, act: () => void actions.cut(ids) },
    areHidden && !disabled
      ? { label: texts.editor.show, Icon: Eye, act: () => actions.setHidden(ids, false) }
      : { label: texts.editor.hide, Icon: EyeOff, act: () => actions.setHidden(ids, true) },
    { label: texts.editor.remove, Icon: Trash2, act: () => actions.remove(ids) },
  ];
  return (
    <div className={styles.bar} role="group" aria-label={texts.blocks.chosenActions}>
      <div className={styles.row}>
        <span role="status" className={styles.count}>
          {texts.blocks.chosen(ids.length)}
        </span>
        <Button size="s" variant="ghost" onClick={() => choice.set(shown)}>
          {texts.blocks.chooseAll}
        </Button>
        <IconButton size="s" label={texts.blocks.chooseDone} onClick={choice.clear}>
          <X size={18} />
        </IconButton>
      </div>
      <div className={styles.tools}>
        {tools.map(({ label, Icon, act }) => (
          <IconButton key={label} size="s" label={label} disabled={disabled} onClick={act}>
            <Icon size={18} />
          </IconButton>
        ))}
        <DropdownMenu
          trigger={
            <IconButton size="s" label={texts.editor.actions}>
              <Ellipsis size={18} />
            </IconButton>
          }
        >
          {leaps.map(({ direction, text, Icon }) => (
            <MenuItem
              key={direction}
              icon={<Icon size={16} />}
              disabled={disabled}
              onSelect={() => actions.move(ids, direction)}
            >
              {text}
            </MenuItem>
          ))}
          <MenuItem
            icon={<ClipboardPaste size={16} />}
            {...showKey("V")}
            onSelect={() => void actions.paste(ids)}
          >
            {texts.blocks.pasteAfter}
          </MenuItem>
          <MenuItem
            icon={<BookmarkPlus size={16} />}
            disabled={disabled}
            onSelect={() => actions.keep(ids)}
          >
            {texts.blocks.keep}
          </MenuItem>
        </DropdownMenu>
      </div>
    </div>
  );
}
