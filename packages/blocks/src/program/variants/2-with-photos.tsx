import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { isIsland, serverOnly } from "../../parts/server-only/server-only.ts";
import { Section } from "../../parts/section/section.tsx";
import swipe from "../../parts/swipe-list/swipe-list.module.css";
import { DayFacts } from "../parts/day-facts.tsx";
import { DayRoute } from "../parts/day-route.tsx";
import { DayText } from "../parts/day-text.tsx";
import { DayTitle } from "../parts/day-title.tsx";
import { program } from "../program.block.ts";
import styles from "./2-with-photos.module.css";

type ProgramProps = PropsOf<typeof program>;

/** Day after day in full: a numeral as large as a headline, words, a picture; the tour's route above. */
export const variant = defineVariant(
  program,
  { number: 2, title: "По дням с фото", interactive: true },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <DayRoute data={data} look="beside" />
      <div {...serverOnly(isIsland || <Days {...data} />)} />
    </Section>
  ),
);

function Days({ days, route }: ProgramProps["data"]) {
  return (
    <ol
      role="list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it on phones
      tabIndex={0}
      className={`${swipe.swiped} ${styles.days}`}
      data-has-route={route !== null}
    >
      {days.map((day) => (
        <li key={day.number} className={styles.day} data-has-media={day.media.length > 0}>
          <p className={styles.number}>
            <span className={styles.word}>{texts.program.dayWord} </span>
            {day.number}
          </p>
          <div className={styles.words}>
            <DayTitle day={day} className={styles.title} />
            <DayText day={day} />
            <DayFacts day={day} look="list" className={styles.facts} />
          </div>
          {day.media[0] && (
            <MediaFrame
              {...day.media[0]}
              ratio="3:2"
              sizes="(width < 768px) 100vw, (width < 1300px) 42vw, 520px"
              className={styles.picture}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
