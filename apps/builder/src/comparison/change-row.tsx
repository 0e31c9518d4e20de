import type { BlockDifference } from "@tour/blocks/definitions";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Tag } from "@tour/ui-kit/tag";
import type { ReactNode } from "react";
import { nameBlock } from "../document/name-block.ts";
import { texts } from "../texts/ru.ts";
import { headingOf } from "./change-group.ts";
import styles from "./changes.module.css";

const tones = {
  added: "success",
  changed: "warning",
  hidden: "neutral",
  moved: "neutral",
  removed: "danger",
  shown: "neutral",
} as const;

interface ChangeRowProps {
  difference: BlockDifference;
  isChosen: boolean;
  choose: () => void;
  /** Undefined where nothing is picked. */
  ticked: boolean | undefined;
  tickLabel: string;
  tick: (isTicked: boolean) => void;
  /** Stands under the row. */
  children: ReactNode;
}

/** A changed block: whether it is picked, what it is called, and what became of it. */
export function ChangeRow(props: ChangeRowProps) {
  const { difference, isChosen, choose, ticked, tickLabel, tick, children } = props;
  const block = (difference.after ?? difference.before)!;
  const title = nameBlock(block);
  const heading = headingOf(block);
  return (
    <li className={styles.row}>
      <div className={styles.head} data-chosen={isChosen}>
        {ticked !== undefined && (
          <Checkbox aria-label={tickLabel} checked={ticked} onCheckedChange={tick} />
        )}
        <button type="button" className={styles.choose} aria-expanded={isChosen} onClick={choose}>
          <span className={styles.names} data-waits={ticked === false}>
            <span className={styles.title}>{title}</span>
            {heading && <span className={styles.heading}>{heading}</span>}
          </span>
          <Tag tone={tones[difference.change]}>{texts.comparison.change[difference.change]}</Tag>
        </button>
      </div>
      {children}
    </li>
  );
}
