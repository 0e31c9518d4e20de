import type { ReactNode } from "react";
import { typograph } from "../../format/typography.ts";
import styles from "./bill-line.module.css";

interface BillLineProps {
  name: ReactNode;
  value: string;
  isQuiet?: boolean;
}

/** A line of a bill: dots lead from the name to the amount, where there is one. */
export function BillLine({ name, value, isQuiet = false }: BillLineProps) {
  return (
    <li className={styles.line} data-is-quiet={isQuiet}>
      <span className={styles.name}>{typeof name === "string" ? typograph(name) : name}</span>
      {value && <span className={styles.dots} aria-hidden />}
      {value && <span className={styles.value}>{value}</span>}
    </li>
  );
}
