import { defineVariant } from "../../definition/define-variant.ts";
import { typograph } from "../../format/typography.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { guides } from "../guides.block.ts";
import { GuidePortrait } from "../parts/guide-portrait.tsx";
import { GuideName, GuideQuote, GuideText } from "../parts/guide-words.tsx";
import { listGuides } from "../select-guides.ts";
import styles from "./2-large.module.css";

/**
 * One guide large with their own words, the others to choose beneath: folds that close each other,
 * whose contents a grid puts into one place. Where a browser can't, the folds stand in a list.
 */
export const variant = defineVariant(
  guides,
  { number: 2, title: "Крупно" },
  ({ id, content, data }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <div className={styles.people}>
        {listGuides(content.people, data).map((guide, index) => (
          <details key={index} className={styles.person} name={`${id}-guide`} open={index === 0}>
            <summary className={styles.choice}>
              <GuidePortrait
                guide={guide}
                ratio="1:1"
                sizes="64px"
                isDecorative
                className={styles.small}
              />
              <span className={styles.label}>{typograph(guide.name)}</span>
            </summary>
            <article className={styles.large}>
              <GuidePortrait
                guide={guide}
                ratio="4:5"
                sizes="(width < 768px) 100vw, 560px"
                className={styles.picture}
              />
              <div className={styles.words}>
                <GuideQuote guide={guide} />
                <GuideName guide={guide} className={styles.name} />
                <GuideText guide={guide} />
              </div>
            </article>
          </details>
        ))}
      </div>
    </Section>
  ),
);
