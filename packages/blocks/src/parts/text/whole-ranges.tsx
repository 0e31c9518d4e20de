import styles from "./whole-ranges.module.css";

const range = /(\d+–\d+)/;

/** A text whose ranges of numbers stand in one line: browsers break lines after their dash. */
export function WholeRanges({ children }: { children: string }) {
  return children.split(range).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
