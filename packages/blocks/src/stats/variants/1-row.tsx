import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Figure } from "../parts/figure.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./1-row.module.css";

/** Figures in a row with hairlines between them. */
export const variant = defineVariant(stats, { number: 1, title: "Ряд" }, ({ content, data }) => {
  const items = listStats(content, data);
  return (
    <Section>
      <BlockHeading heading={content.heading} />
      <dl className={styles.row} data-columns={items.length % 3 === 0 ? 3 : 4}>
        {items.map((stat) => (
          <Figure key={stat.at} stat={stat} className={styles.item} />
        ))}
      </dl>
    </Section>
  );
});
