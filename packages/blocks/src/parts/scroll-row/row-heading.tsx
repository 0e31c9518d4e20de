import type { ComponentProps } from "react";
import { BlockHeading } from "../heading/block-heading.tsx";
import styles from "./row-heading.module.css";

/** A block's heading above a `ScrollRow`: at the edge of the content, as the row's first item is. */
export function RowHeading({ heading }: Pick<ComponentProps<typeof BlockHeading>, "heading">) {
  return (
    <div className={styles.heading}>
      <BlockHeading heading={heading} />
    </div>
  );
}
