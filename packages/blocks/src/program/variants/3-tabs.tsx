import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { isIsland, serverOnly } from "../../parts/server-only/server-only.ts";
import { Section } from "../../parts/section/section.tsx";
import { DayPanel } from "../parts/day-panel.tsx";
import { DayRoute } from "../parts/day-route.tsx";
import { hyphenate } from "../../format/hyphenate.ts";
import { typograph } from "../../format/typography.ts";
import { program } from "../program.block.ts";
import styles from "./3-tabs.module.css";

type ProgramProps = PropsOf<typeof program>;

/**
 * Days as a rail, one of them open beside it: folds that close each other, whose contents a grid
 * puts into one place. Browsers that can't do that show the folds under each other. The tour's route
 * stands above.
 */
export const variant = defineVariant(
  program,
  { number: 3, title: "Вкладки", interactive: true },
  ({ id, content, data }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <DayRoute data={data} look="beside" />
      <div {...serverOnly(isIsland || <Days id={id} {...data} />)} />
    </Section>
  ),
);

function Days({ id, days, route }: ProgramProps["data"] & { id: string }) {
  return (
    <div className={styles.tabs} data-has-route={route !== null}>
      {days.map((day, index) => (
        <details key={day.number} className={styles.day} name={`${id}-day`} open={index === 0}>
          <summary className={styles.tab}>
            <span className={styles.number}>
              <span className={styles.word}>{texts.program.dayWord} </span>
              {day.number}
            </span>
            <span className={styles.title}>{typograph(hyphenate(day.title))}</span>
          </summary>
          <DayPanel day={day} />
        </details>
      ))}
    </div>
  );
}
