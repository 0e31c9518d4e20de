import grid from "../card/tour-grid.module.css";
import { keptTexts } from "../../../texts/kept.ru.ts";
import styles from "./viewed-row.module.css";

/** What was looked at in this browser; there once its script has found something (live/start-viewed.ts). */
export const ViewedRow = ({ className = "" }: { className?: string | undefined }) => (
  <section
    className={`${styles.viewed} ${className}`}
    aria-label={keptTexts.viewed}
    hidden
    data-viewed-row
  >
    <h2>{keptTexts.viewed}</h2>
    <ul className={grid.grid} role="list" />
  </section>
);
