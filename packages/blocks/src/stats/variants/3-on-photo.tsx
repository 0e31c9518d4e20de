import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { shadedScreen, shadedWords } from "../../parts/shade/shade.ts";
import { Figure } from "../parts/figure.tsx";
import { listStats } from "../parts/list-stats.ts";
import { stats } from "../stats.block.ts";
import styles from "./3-on-photo.module.css";

/**
 * Figures low at one side of a picture that stays as bright as it is on the other; without one, on the
 * inverse ground.
 */
export const variant = defineVariant(
  stats,
  { number: 3, title: "На фото" },
  ({ content, data }) => (
    <Section width="bleed" padding="none" surface="inverse">
      <div {...shadedScreen(content.image ?? undefined, styles.screen)}>
        {content.image && (
          <figure className={styles.picture} data-at-image="image">
            <Picture image={content.image} ratio="fill" sizes="max(100vw, 110svh)" alt="" />
          </figure>
        )}
        <div className={styles.inner}>
          <div className={`${shadedWords} ${styles.words}`}>
            <BlockHeading heading={content.heading} isQuiet className={styles.heading} />
            <dl className={styles.figures}>
              {listStats(content, data).map((stat) => (
                <Figure key={stat.at} stat={stat} className={styles.item} />
              ))}
            </dl>
          </div>
        </div>
      </div>
    </Section>
  ),
);
