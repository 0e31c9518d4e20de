import { MAX_DEPARTURES_AT_ONCE } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Tag } from "@tour/ui-kit/tag";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { groupBy } from "../group-by.ts";
import { formatDay, formatMonth } from "../format-month.ts";
import styles from "../side-sheet.module.css";
import own from "./planned-dates.module.css";
import type { useAddDates } from "./use-add-dates.ts";

const texts = departuresTexts.adding;

type Adding = Pick<
  ReturnType<typeof useAddDates>,
  "planned" | "made" | "leftOut" | "leaveOut" | "isTooMany"
>;

/** Every date that would be made: each can be left out, and what is there already is. */
export function PlannedDates({ adding, today }: { adding: Adding; today: string }) {
  const { planned, made, leftOut, leaveOut, isTooMany } = adding;
  const months = groupBy(planned, ({ start_date }) => start_date.slice(0, 7));
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle} aria-live="polite">
        {texts.preview}
        {planned.length > 0 && `: ${departuresTexts.count(made.length)}`}
      </h3>
      {planned.length === 0 && <p className={styles.quiet}>{texts.noPlan}</p>}
      {[...months].map(([month, dates]) => (
        <fieldset key={month} className={own.month}>
          <legend className={own.legend}>{formatMonth(`${month}-01`)}</legend>
          {dates.map(({ start_date: start, end_date: end, isThere }) => (
            <span key={start} className={own.date}>
              <Checkbox
                disabled={isThere}
                checked={!isThere && !leftOut.has(start)}
                onCheckedChange={(isOn) => leaveOut(start, !isOn)}
                description={start === end ? undefined : formatDateRange(start, end, today)}
              >
                {formatDay(start)}
              </Checkbox>
              {isThere && <Tag size="s">{texts.there}</Tag>}
            </span>
          ))}
        </fieldset>
      ))}
      {isTooMany && <p className={styles.quiet}>{texts.max(MAX_DEPARTURES_AT_ONCE)}</p>}
    </section>
  );
}
