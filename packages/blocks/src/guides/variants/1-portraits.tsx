import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { guides } from "../guides.block.ts";
import { GuidePortrait } from "../parts/guide-portrait.tsx";
import { GuideName, GuideQuote, GuideStory } from "../parts/guide-words.tsx";
import { listGuides } from "../select-guides.ts";
import styles from "./1-portraits.module.css";

/** Portraits in a grid, the words quiet under them. */
export const variant = defineVariant(
  guides,
  { number: 1, title: "Портреты" },
  ({ content, data }) => {
    const people = listGuides(content.people, data);
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <ul role="list" className={styles.grid} data-count={Math.min(people.length, 4)}>
          {people.map((guide, index) => (
            <li key={index}>
              <article className={styles.guide}>
                <GuidePortrait
                  guide={guide}
                  ratio="4:5"
                  sizes="(width < 576px) 100vw, (width < 992px) 50vw, 400px"
                />
                <div className={styles.words}>
                  <GuideName guide={guide} />
                  <GuideQuote guide={guide} />
                  <GuideStory guide={guide} />
                </div>
              </article>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
);
