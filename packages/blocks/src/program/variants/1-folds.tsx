import { defineVariant } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Fold } from "../../parts/fold/fold.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { DayFacts } from "../parts/day-facts.tsx";
import { DayText } from "../parts/day-text.tsx";
import { DayTitle } from "../parts/day-title.tsx";
import { program } from "../program.block.ts";
import styles from "./1-folds.module.css";

/** Folding days along a vertical line, as stops on a route; the first one is open. */
export const variant = defineVariant(
  program,
  { number: 1, title: "Дни гармошкой" },
  ({ content, data }) => (
    <Section>
      <div className={styles.layout}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        <ol role="list" className={styles.days}>
          {data.days.map((day, index) => (
            <li key={day.number} className={styles.day}>
              <Fold
                isOpen={index === 0}
                summary={
                  <>
                    <span className={styles.number}>{texts.program.day(day.number)}</span>
                    <DayTitle day={day} />
                  </>
                }
              >
                <div className={styles.body} data-has-media={day.media.length > 0}>
                  <div className={styles.words}>
                    <DayText day={day} />
                    <DayFacts day={day} />
                  </div>
                  {day.media[0] && (
                    <MediaFrame
                      {...day.media[0]}
                      ratio="3:2"
                      sizes="(width < 768px) 90vw, 320px"
                      className={styles.picture}
                    />
                  )}
                </div>
              </Fold>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  ),
);
