import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Figure } from "../parts/figure.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./3-on-photo.module.css";

/** Figures along the lower edge of a dark picture; without one, on the inverse ground. */
export const variant = defineVariant(
  stats,
  { number: 3, title: "На фото" },
  ({ content, data }) => (
    <Section width="bleed" padding="none" surface="inverse">
      <div className={styles.screen} data-has-picture={content.image !== null}>
        {content.image && (
          <div className={styles.picture} data-at-image="image">
            <Picture image={content.image} ratio="fill" sizes="max(100vw, 110svh)" alt="" />
          </div>
        )}
        <div className={styles.inner}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          <dl className={styles.figures}>
            {listStats(content, data).map((stat) => (
              <Figure key={stat.at} stat={stat} className={styles.item} />
            ))}
          </dl>
        </div>
      </div>
    </Section>
  ),
);
