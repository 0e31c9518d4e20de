import { texts } from "../../texts/ru.ts";
import { formatClimb, formatHeight, formatKm } from "./format-way.ts";
import type { RouteView } from "./route-view.ts";
import styles from "./route-totals.module.css";

/** How far, how much up and down, and how high: the facts of the pictures in words. */
export function RouteTotals({ view: { whole, heights } }: { view: RouteView }) {
  const facts = [
    { name: texts.route.whole, value: formatKm(whole.km) },
    ...(heights
      ? [
          { name: texts.route.up, value: formatClimb(whole.up) },
          { name: texts.route.down, value: formatClimb(whole.down) },
          { name: texts.route.top, value: formatHeight(heights.highest) },
        ]
      : []),
  ];
  return (
    <dl className={styles.totals}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
