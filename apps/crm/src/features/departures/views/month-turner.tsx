import { addMonths } from "@tour/dates";
import { Button, IconButton } from "@tour/ui-kit/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { shownMonth } from "../shown-period.ts";
import styles from "./month-turner.module.css";
import type { ViewProps } from "./view-props.ts";

interface MonthTurnerProps extends Pick<ViewProps, "search" | "change"> {
  today: string;
  /** What is shown, in words. */
  title: string;
}

/** Which month is shown, and the ways to those before and after it. */
export function MonthTurner({ search, change, today, title }: MonthTurnerProps) {
  const month = shownMonth(search, today);
  const turn = (step: number) => change({ month: addMonths(month, step).slice(0, 7) });
  return (
    <div className={styles.turner}>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <span className={styles.buttons}>
        <IconButton label={texts.previous} onClick={() => turn(-1)}>
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton label={texts.next} onClick={() => turn(1)}>
          <ChevronRight size={20} />
        </IconButton>
        <Button
          size="s"
          variant="secondary"
          disabled={month.slice(0, 7) === today.slice(0, 7)}
          onClick={() => change({ month: undefined })}
        >
          {texts.today}
        </Button>
      </span>
    </div>
  );
}
