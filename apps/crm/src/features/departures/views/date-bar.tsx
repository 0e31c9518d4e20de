import type { EditedDeparture } from "@tour/api";
import type { CSSProperties } from "react";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { DateLink } from "../date-link.tsx";
import { describeDates, describeState } from "../describe-departure.ts";
import hues from "../tour-hues.module.css";
import styles from "./date-bar.module.css";
import type { Bar } from "./lay-bars.ts";

interface DateBarProps {
  bar: Bar<EditedDeparture>;
  tour: string;
  hue: number | undefined;
  today: string;
  className?: string | undefined;
  style: CSSProperties;
  /** What stands in the bar. */
  text: string;
}

/** A trip as a bar in its tour's colour, filled as far as it is sold; it opens the date. */
export function DateBar({ bar, tour, hue, today, className, style, text }: DateBarProps) {
  const { of, isCutBefore, isCutAfter } = bar;
  const name = texts.season.bar(tour, describeDates(of, today), describeState(of, today).text);
  const isOff = of.status === "canceled" || of.start_date < today;
  return (
    <DateLink
      id={of.id}
      className={[hues.hue, styles.bar, className].filter(Boolean).join(" ")}
      style={{ ...style, "--full": `${(of.held / of.capacity) * 100}%` } as CSSProperties}
      data-hue={hue}
      data-off={isOff || undefined}
      data-closed={of.status === "closed" || undefined}
      data-cut-before={isCutBefore || undefined}
      data-cut-after={isCutAfter || undefined}
      aria-label={name}
      title={name}
    >
      <span className={styles.text}>{text}</span>
    </DateLink>
  );
}
