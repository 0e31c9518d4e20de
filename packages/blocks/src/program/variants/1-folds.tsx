import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Fold } from "../../parts/fold/fold.tsx";
import { LongText } from "../../parts/long-text/long-text.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { DaySlice } from "../../parts/route/day-slice.tsx";
import { isIsland, serverOnly } from "../../parts/server-only/server-only.ts";
import { Section } from "../../parts/section/section.tsx";
import { DayFacts } from "../parts/day-facts.tsx";
import { DayLine } from "../parts/day-line.tsx";
import { DayRoute } from "../parts/day-route.tsx";
import { DayText } from "../parts/day-text.tsx";
import { DayTitle } from "../parts/day-title.tsx";
import { program } from "../program.block.ts";
import type { DayView } from "../select-days.ts";
import styles from "./1-folds.module.css";

type ProgramProps = PropsOf<typeof program>;

/**
 * The way day by day as the profile of its heights, which one slides along together with the map; each
 * closed day says how far, how high and where one sleeps. Without a route, a line of days with what is
 * known of them.
 */
export const variant = defineVariant(
  program,
  { number: 1, title: "Дни по профилю высот", interactive: true },
  ({ content, data }) => (
    <Section>
      {isIsland || data.route ? (
        <DayRoute
          data={data}
          look="under"
          heading={isIsland || <BlockHeading heading={content.heading} className={styles.title} />}
        >
          <div {...serverOnly(isIsland || <Days {...data} />)} />
        </DayRoute>
      ) : (
        <div className={styles.layout}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          <Days {...data} />
        </div>
      )}
    </Section>
  ),
);

function Days({ days, route }: ProgramProps["data"]) {
  return (
    <ol role="list" className={styles.days} data-has-route={route !== null}>
      {days.map((day, index) => (
        <li key={day.number} className={styles.day}>
          <Fold
            isOpen={index === 0 && route === null}
            className={styles.fold}
            summary={<Closed day={day} route={route} />}
          >
            <Opened day={day} />
          </Fold>
        </li>
      ))}
    </ol>
  );
}

/** A day in one line, with its own stretch of the way beside it. */
function Closed({ day, route }: { day: DayView; route: ProgramProps["data"]["route"] }) {
  const way = route?.days.find(({ number }) => number === day.number);
  return (
    <span className={styles.closed}>
      <span className={styles.words}>
        <span className={styles.number}>{texts.program.day(day.number)}</span>
        <DayTitle day={day} />
        <DayLine day={day} />
      </span>
      {route?.heights && way && (
        <span className={styles.slice}>
          <DaySlice view={route} day={way} />
        </span>
      )}
    </span>
  );
}

function Opened({ day }: { day: DayView }) {
  return (
    <div className={styles.body} data-has-media={day.media.length > 0}>
      <div className={styles.text}>
        <LongText length={day.text.length} cuts="phones">
          <DayText day={day} />
        </LongText>
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
  );
}
