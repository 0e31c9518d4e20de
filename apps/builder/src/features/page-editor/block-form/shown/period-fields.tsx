import type { BlockShown } from "@tour/api";
import { isOver, isWrongOrder } from "@tour/blocks/definitions";
import { nameZone } from "@tour/blocks/format";
import { useEditor } from "../../../../document/editor-context.ts";
import { texts as allTexts } from "../../../../texts/ru.ts";
import { MomentField } from "./moment-field.tsx";
import styles from "./shown-field.module.css";

const texts = allTexts.shown;

type Period = BlockShown & { when: "period" };

interface PeriodFieldsProps {
  period: Period;
  write: (period: Period) => void;
}

/** From which moment a block is seen, and until which; either may be left open. */
export function PeriodFields({ period, write }: PeriodFieldsProps) {
  const { dayView, site } = useEditor();
  const isPast = isOver(period, new Date(dayView.now));
  const { fromMoscow, offset } = nameZone(site.time_zone, new Date(dayView.now));
  return (
    <>
      <MomentField
        label={texts.from}
        timeLabel={texts.fromTime}
        usualTime="00:00"
        value={period.from}
        write={(from) => write({ ...period, from })}
      />
      <MomentField
        label={texts.until}
        timeLabel={texts.untilTime}
        usualTime="23:59"
        value={period.until}
        write={(until) => write({ ...period, until })}
        error={isWrongOrder(period) && texts.wrongOrder}
      />
      <p className={styles.hint} data-over={isPast}>
        {isPast ? texts.over : texts.hints.period(fromMoscow, offset)}
      </p>
    </>
  );
}
