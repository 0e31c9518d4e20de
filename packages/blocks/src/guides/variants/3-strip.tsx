import { defineVariant } from "../../definition/define-variant.ts";
import { RowHeading } from "../../parts/scroll-row/row-heading.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { shadedFoot } from "../../parts/shade/shade.ts";
import { Section } from "../../parts/section/section.tsx";
import { guides } from "../guides.block.ts";
import { GuidePortrait } from "../parts/guide-portrait.tsx";
import { GuideName, GuideQuote, GuideText } from "../parts/guide-words.tsx";
import { listGuides } from "../select-guides.ts";
import styles from "./3-strip.module.css";

/** Tall portraits that one swipes: the name on the picture, their own words under it. */
export const variant = defineVariant(guides, { number: 3, title: "Лента" }, ({ content, data }) => (
  <Section width="bleed">
    <RowHeading heading={content.heading} />
    <ScrollRow label={content.heading.title} takesFocus className={styles.row}>
      {listGuides(content.people, data).map((guide, index) => (
        <li key={index}>
          <article className={styles.guide}>
            <div className={styles.picture} data-has-picture={guide.photo !== null}>
              <GuidePortrait guide={guide} ratio="3:4" sizes="(width < 576px) 90vw, 480px" />
              <GuideName
                guide={guide}
                className={guide.photo ? `${styles.name} ${shadedFoot}` : styles.name}
              />
            </div>
            <GuideQuote guide={guide} />
            {!guide.quote.trim() && <GuideText guide={guide} />}
          </article>
        </li>
      ))}
    </ScrollRow>
  </Section>
));
