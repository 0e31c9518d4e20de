import type { TourInput, TourRoute } from "@tour/api";
import { formatClimb, formatKm, RouteMap, RouteMarks, toRouteView } from "@tour/blocks/route";
import { useMemo } from "react";
import { tourFieldTexts } from "../../../../../texts/tour-fields.ru.ts";
import styles from "./route.module.css";

const texts = tourFieldTexts.route;

/** The route as the page will draw it, with the days of the programme. */
export const useRouteView = (route: TourRoute | null, days: TourInput["program"]) =>
  useMemo(
    () =>
      route &&
      toRouteView(
        route,
        days.map(({ id }, index) => ({ id, number: index + 1 })),
      ),
    [route, days],
  );

export type RouteView = ReturnType<typeof toRouteView>;

/** Its map, and what is gone in all. */
export function ShownRoute({ view }: { view: RouteView }) {
  const { whole, heights } = view;
  return (
    <div className={styles.shown}>
      <dl className={styles.facts}>
        <Fact name={texts.whole} value={formatKm(whole.km)} />
        {heights && (
          <>
            <Fact name={texts.up} value={formatClimb(whole.up)} />
            <Fact name={texts.down} value={formatClimb(whole.down)} />
          </>
        )}
      </dl>
      <div className={styles.map}>
        <RouteMap view={view} />
        <RouteMarks view={view} />
      </div>
      {!heights && <p className={styles.quiet}>{texts.noHeights}</p>}
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className={styles.quiet}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
