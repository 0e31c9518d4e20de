import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** `content` between the page's two edges, the same for all blocks; `bleed` from side to side. */
  width?: "content" | "bleed";
  /** The ground that the block stands on. */
  surface?: "plain" | "muted" | "inverse" | "accent";
  /** `none` for blocks that touch their neighbours. */
  padding?: "section" | "none";
  /** It begins with a picture from edge to edge: a header may lie over it. */
  underHeader?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of a block: ground, rhythm and the grid's edges, the same for all blocks. */
export function Section(props: SectionProps) {
  const { width = "content", surface = "plain", padding = "section", className, children } = props;
  return (
    <div
      className={styles.section}
      data-surface={surface}
      data-padding={padding}
      data-under-header={props.underHeader || undefined}
    >
      <div className={`${styles.inner} ${className ?? ""}`} data-width={width}>
        {children}
      </div>
    </div>
  );
}
