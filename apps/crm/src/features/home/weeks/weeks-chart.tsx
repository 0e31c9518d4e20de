import type { OfficeHome } from "@tour/api";
import { toInstant } from "@tour/dates";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import styles from "./weeks-chart.module.css";

type Week = OfficeHome["weeks"][number];

interface WeeksChartProps {
  weeks: readonly Week[];
  /** Told which week is pointed at, by its place; null for none. */
  onPoint: (place: number | null) => void;
}

const shortDay = new Intl.DateTimeFormat("ru", { timeZone: "UTC", day: "numeric", month: "short" });
/** A label under an axis takes so many pixels. */
const labelWidth = 64;

/** Two bars a week: this year's and, hollow, last year's. */
export function WeeksChart({ weeks, onPoint }: WeeksChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    const data: uPlot.AlignedData = [
      weeks.map((_, index) => index),
      weeks.map((week) => week.last_year || null),
      weeks.map((week) => week.seats || null),
    ];
    const chart = new uPlot({ ...sizeOf(), ...drawWith(element, weeks, onPoint) }, data, element);
    const observer = new ResizeObserver(() => chart.setSize(sizeOf()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [weeks, onPoint]);
  return <div ref={place} className={styles.chart} />;
}

/** A canvas knows no custom properties: their values are read where it stands. */
function drawWith(
  element: Element,
  weeks: readonly Week[],
  onPoint: WeeksChartProps["onPoint"],
): Omit<uPlot.Options, "width" | "height"> {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const font = `12px ${style.fontFamily}`;
  const axis = { stroke: color("--text-muted"), font, ticks: { show: false } };
  const bars = (align: -1 | 1) =>
    uPlot.paths.bars!({ size: [0.38, 26], align, gap: 2, radius: 0.2 });
  const highest = Math.max(4, ...weeks.flatMap((week) => [week.seats, week.last_year]));
  return {
    padding: [8, 18, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { show: false } },
    scales: {
      x: { time: false, range: [-0.6, weeks.length - 0.4] },
      y: { range: [0, highest * 1.05] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        grid: { show: false },
        splits: () => weeks.map((_, index) => index),
        values: (chart, splits) => {
          const step = Math.ceil((splits.length * labelWidth) / Math.max(1, chart.width));
          return splits.map((index) => {
            const week = weeks[index];
            const isShown = week && (weeks.length - 1 - index) % step === 0;
            return isShown ? shortDay.format(toInstant(week.start)) : "";
          });
        },
      },
      {
        ...axis,
        size: 36,
        grid: { stroke: color("--border"), width: 1 },
        // Seats are whole.
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
      },
    ],
    series: [
      {},
      {
        fill: color("--surface-muted"),
        stroke: color("--border-strong"),
        width: 1,
        paths: bars(-1),
        points: { show: false },
      },
      {
        fill: color("--accent"),
        stroke: color("--accent"),
        width: 1,
        paths: bars(1),
        points: { show: false },
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}
