import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Figure } from "../parts/figure.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./1-row.module.css";

/** One line of figures as large as the page lets them be, under a quiet heading. */
export const variant = defineVariant(stats, { number: 1, title: "Ряд" }, ({ content, data }) => (
  <Section>
    <BlockHeading heading={content.heading} isQuiet className={styles.heading} />
    <dl className={styles.row}>
      {listStats(content, data).map((stat) => (
        <Figure key={stat.at} stat={stat} className={styles.item} />
      ))}
    </dl>
  </Section>
));
