import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { guides } from "../guides.block.ts";
import { GuidePortrait } from "../parts/guide-portrait.tsx";
import { GuideName, GuideQuote, GuideText } from "../parts/guide-words.tsx";
import { listGuides } from "../select-guides.ts";
import styles from "./1-portraits.module.css";

/** On a wide page: as many as fill the last row, or leave nobody alone in it. */
function countColumns(people: number): number {
  if (people < 4) return people;
  if (people % 4 === 0) return 4;
  return people % 3 === 0 || people % 4 === 1 ? 3 : 4;
}

/** Portraits in a grid, the words quiet under them. */
export const variant = defineVariant(
  guides,
  { number: 1, title: "Портреты" },
  ({ content, data }) => {
    const people = listGuides(content.people, data);
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <ul role="list" className={styles.grid} data-columns={countColumns(people.length)}>
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
                  <GuideText guide={guide} />
                </div>
              </article>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
);
