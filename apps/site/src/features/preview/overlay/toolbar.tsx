import type { Block } from "@tour/api";
import { endOf, findBlock } from "@tour/blocks/definitions";
import { texts as allTexts } from "../../../texts/ru.ts";
import { listNeighbours } from "@tour/preview-protocol";
import { usePreview, usePreviewState } from "../preview-context.ts";
import styles from "./block-overlay.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon.tsx";

const texts = allTexts.preview;

interface ToolbarProps {
  block: Block;
  title: string;
}

/** What can be done with the selected block; each deed is asked of the builder, none done here. */
export function Toolbar({ block, title }: ToolbarProps) {
  const { send } = usePreview();
  const document = usePreviewState((state) => state.document);
  const { id, is_hidden } = block;
  const { moveUp, moveDown } = listNeighbours(document, id);
  const isShared = endOf(block.type) !== undefined;
  const move = (target: typeof moveUp) => () => {
    if (target) send({ type: "move-block", data: { id, before: target.before } });
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={texts.toolbar(title)} data-toolbar="">
      <VariantSelect block={block} />
      {!isShared && (
        <>
          <Tool icon="up" label={texts.moveUp} isOff={!moveUp} act={move(moveUp)} />
          <Tool icon="down" label={texts.moveDown} isOff={!moveDown} act={move(moveDown)} />
        </>
      )}
      <Tool
        icon={is_hidden ? "eye" : "hide"}
        label={is_hidden ? texts.show : texts.hide}
        act={() => send({ type: "set-hidden", data: { id, is_hidden: !is_hidden } })}
      />
      <Tool
        icon="trash"
        label={texts.remove}
        act={() => send({ type: "remove-block", data: { id } })}
      />
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  act: () => void;
  isOff?: boolean;
}

function Tool({ icon, label, act, isOff = false }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={act}
      disabled={isOff}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The layouts of the block's type by their titles. The system's own list: it fits any window. */
function VariantSelect({ block }: { block: Block }) {
  const { send } = usePreview();
  const variants = findBlock(block.type)?.variants ?? [];
  if (variants.length < 2) return null;
  return (
    <select
      className={styles.variant}
      aria-label={texts.variant}
      value={block.variant}
      onChange={(event) => {
        const variant = Number(event.target.value);
        send({ type: "variant-changed", data: { id: block.id, variant } });
      }}
    >
      {variants.map(({ number, title }) => (
        <option key={number} value={number}>
          {title}
        </option>
      ))}
    </select>
  );
}
