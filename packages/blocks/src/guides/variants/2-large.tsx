import { defineVariant } from "../../definition/define-variant.ts";
import { typograph } from "../../format/typography.ts";
import { ChoiceFold, ChoiceFolds } from "../../parts/choice-folds/choice-folds.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { guides } from "../guides.block.ts";
import { GuidePortrait } from "../parts/guide-portrait.tsx";
import { GuideName, GuideQuote, GuideText } from "../parts/guide-words.tsx";
import { listGuides } from "../select-guides.ts";
import styles from "./2-large.module.css";

/** Faces to choose by, and under them one guide large with their own words. */
export const variant = defineVariant(
  guides,
  { number: 2, title: "Крупно" },
  ({ id, content, data }) => (
    <Section surface="muted">
      <ChoiceFolds className={styles.people}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        {listGuides(content.people, data).map((guide, index) => (
          <ChoiceFold
            key={index}
            name={`${id}-guide`}
            isOpen={index === 0}
            label={
              <>
                <GuidePortrait
                  guide={guide}
                  ratio="1:1"
                  sizes="88px"
                  isDecorative
                  className={styles.small}
                />
                <span className={styles.label}>{typograph(guide.name)}</span>
              </>
            }
            labelClassName={styles.choice}
          >
            <article className={styles.large}>
              <GuidePortrait
                guide={guide}
                ratio="4:5"
                sizes="(width < 768px) 100vw, 600px"
                className={styles.picture}
              />
              <div className={styles.words}>
                <GuideQuote guide={guide} />
                <GuideName guide={guide} className={styles.name} />
                <GuideText guide={guide} />
              </div>
            </article>
          </ChoiceFold>
        ))}
      </ChoiceFolds>
    </Section>
  ),
);
