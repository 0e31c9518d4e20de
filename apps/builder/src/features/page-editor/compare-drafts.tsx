import type { Block } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";
import { Tag } from "@tour/ui-kit/tag";
import { isSameBlock } from "../../document/open-draft.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./conflict-dialog.module.css";

/** Two drafts side by side, block by block, with what differs marked. */
export function CompareDrafts({ mine, theirs }: { mine: Block[]; theirs: Block[] }) {
  return (
    <div className={styles.compare}>
      <Draft title={texts.conflict.mineTitle} blocks={mine} others={theirs} />
      <Draft title={texts.conflict.theirsTitle} blocks={theirs} others={mine} />
    </div>
  );
}

function Draft({ title, blocks, others }: { title: string; blocks: Block[]; others: Block[] }) {
  return (
    <section>
      <h3 className={styles.draftTitle}>{title}</h3>
      <ol className={styles.blocks}>
        {blocks.map((block) => {
          const other = others.find(({ id }) => id === block.id);
          return (
            <li key={block.id} className={styles.block}>
              <span>{findBlock(block.type)?.definition.title ?? texts.editor.unknownBlock}</span>
              {!other && <Tag tone="warning">{texts.conflict.onlyHere}</Tag>}
              {other && !isSameBlock(block, other) && (
                <Tag tone="warning">{texts.conflict.differs}</Tag>
              )}
              {(!other || !isSameBlock(block, other)) && (
                <span className={styles.excerpt}>{excerptOf(block)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The first texts of a block, by which a person recognises it. */
function excerptOf(block: Block): string {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === "string" && /\s|[а-яё]/i.test(value) && !value.startsWith("/")) {
      texts.push(value.replace(/<[^>]+>/g, " ").trim());
    } else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach(collect);
    }
  };
  collect(block.content);
  return texts.filter(Boolean).slice(0, 3).join(" · ").slice(0, 160);
}
