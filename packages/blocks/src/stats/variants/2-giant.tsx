import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Figure } from "../parts/figure.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./2-giant.module.css";

/** One figure as large as the screen allows, the others small beneath it. */
export const variant = defineVariant(stats, { number: 2, title: "Крупно" }, ({ content, data }) => {
  const [first, ...others] = listStats(content, data);
  return (
    <Section surface="muted">
      <div className={styles.layout}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        {first && (
          <dl className={styles.first}>
            <Figure stat={first} size="giant" />
          </dl>
        )}
        {others.length > 0 && (
          <dl className={styles.others}>
            {others.map((stat) => (
              <Figure key={stat.at} stat={stat} size="medium" className={styles.item} />
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
});
