import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Figure } from "../parts/figure.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./4-cards.module.css";

/** Tinted cells that stand on one line and rise to different heights, as mountains do. */
export const variant = defineVariant(
  stats,
  { number: 4, title: "Карточки" },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} className={styles.heading} />
      <dl className={styles.cells}>
        {listStats(content, data).map((stat) => (
          <Figure key={stat.at} stat={stat} size="medium" className={styles.cell} />
        ))}
      </dl>
    </Section>
  ),
);
