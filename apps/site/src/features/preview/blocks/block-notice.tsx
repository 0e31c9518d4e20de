import { blockStatus } from "@tour/api";
import type { Block } from "@tour/api";
import { findBlock, isShownOn, withoutRule } from "@tour/blocks/definitions";
import { prepareBlock } from "@tour/blocks/render";
import { useMemo } from "react";
import { texts } from "../../../texts/ru.ts";
import { usePreviewState } from "../preview-context.ts";
import styles from "./preview-block.module.css";

/** Says what a visitor would not see, and why: the block itself can't. */
export function BlockNotice({ block }: { block: Block }) {
  const page = usePreviewState((state) => state.page);
  const forVisitors = useMemo(
    () => page && prepareBlock({ ...withoutRule(block), is_hidden: false }, page),
    [block, page],
  );
  const title = findBlock(block.type)?.definition.title ?? texts.preview.unknownBlock;
  const reason =
    forVisitors === "empty" || forVisitors === "newer" || forVisitors === "unknown"
      ? texts.preview[forVisitors]
      : null;
  const isFailed = block.status === blockStatus.fail;
  const rule = page && !isShownOn(block, page) ? block.shown : undefined;
  if (!reason && !isFailed && !block.is_hidden && !rule) return null;
  return (
    <aside className={styles.notice} data-tone={isFailed ? "danger" : "quiet"}>
      <strong>{title}</strong>
      {block.is_hidden && <p>{texts.preview.hidden}</p>}
      {rule && !block.is_hidden && <p>{texts.preview.notNow[rule.when]}</p>}
      {reason && <p>{reason}</p>}
      {isFailed && !reason && (
        <p>
          {texts.preview.failed} {listMessages(block).join("; ")}
        </p>
      )}
    </aside>
  );
}

const listMessages = ({ validation = {} }: Block): string[] => [
  ...new Set(Object.values(validation).flat()),
];
