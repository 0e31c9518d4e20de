import { isShownOn } from "@tour/blocks/definitions";
import { BlockContent, prepareBlock } from "@tour/blocks/render";
import type { PreparedBlock } from "@tour/blocks/render";
import { memo, useEffect, useMemo, useRef } from "react";
import { findBlockElement } from "../block-elements.ts";
import { usePreviewState } from "../preview-context.ts";
import { announceLayout } from "../overlay/layout-changes.ts";
import { BlockBoundary } from "./block-boundary.tsx";
import { BlockNotice } from "./block-notice.tsx";
import { SelectBlock } from "./select-block.tsx";
import { skipWhileFar } from "./skip-while-far.ts";
import styles from "./preview-block.module.css";
import { usePlaces } from "./use-places.ts";
import { useVariant } from "./use-variant.ts";

/**
 * One block, live. It listens to its own block in the document, so that an operation renders this
 * block and no other; while its text is typed over in place it stands still.
 */
export const PreviewBlock = memo(function PreviewBlock({ id }: { id: string }) {
  const latest = usePreviewState(({ document }) => document.blocks[id]);
  const page = usePreviewState((state) => state.page);
  const isReading = usePreviewState((state) => state.isReading);
  const isEditing = usePreviewState(({ editing }) => editing?.id === id);
  const shown = useRef(latest);
  if (!isEditing) shown.current = latest;
  const block = shown.current;
  const places = usePlaces(block?.type);
  const prepared = useMemo(
    () =>
      block && page ? prepareBlock(block, page, { isPreview: !isReading, places }) : "unknown",
    [block, page, isReading, places],
  );
  const isSeen = useMemo(
    () => !block || !page || (!block.is_hidden && isShownOn(block, page)),
    [block, page],
  );
  useEffect(announceLayout);
  if (!block || (isReading && typeof prepared === "string")) return null;
  const Tag = typeof prepared === "string" ? "section" : prepared.tag;
  return (
    <Tag
      id={block.anchor || undefined}
      className={isSeen ? styles.block : `${styles.block} ${styles.hidden}`}
      data-block={`b-${id}`}
      data-preview-block={id}
    >
      {!isReading && (
        <>
          <SelectBlock id={id} type={block.type} />
          <BlockNotice block={block} />
        </>
      )}
      {typeof prepared !== "string" && (
        <BlockBoundary attempt={block}>
          <LiveBlock id={id} prepared={prepared} mayBeSkipped={!isReading} />
        </BlockBoundary>
      )}
    </Tag>
  );
});

interface LiveBlockProps {
  id: string;
  prepared: PreparedBlock;
  mayBeSkipped: boolean;
}

/** The block's own component, once its code is there; until then what stood here before. */
function LiveBlock({ id, prepared, mayBeSkipped }: LiveBlockProps) {
  const variant = useVariant(prepared.type, prepared.variant);
  const hasHeight = variant !== undefined;
  useEffect(() => {
    const element = hasHeight && mayBeSkipped ? findBlockElement(id) : null;
    return element ? skipWhileFar(element) : undefined;
  }, [id, hasHeight, mayBeSkipped]);
  if (!variant) return <div className={styles.loading} data-preview-loading="" />;
  return <BlockContent key={variant.info.number} variant={variant} props={prepared.props} />;
}
