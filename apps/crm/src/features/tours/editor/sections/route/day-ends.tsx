import type { TourInput, TourRoute } from "@tour/api";
import { formatClimb, formatKm, RouteProfile, splitEvenly, splitRoute } from "@tour/blocks/route";
import type { DayWay } from "@tour/blocks/route";
import { Button } from "@tour/ui-kit/button";
import { Slider } from "@tour/ui-kit/slider";
import { tourFieldTexts } from "../../../../../texts/tour-fields.ru.ts";
import { FieldsCard } from "../../fields/fields-card.tsx";
import { moveEnd } from "./move-end.ts";
import styles from "./route.module.css";
import type { RouteView } from "./shown-route.tsx";

const texts = tourFieldTexts.route;
/** A slider of any route has so many places. */
const steps = 200;
const km = { style: "unit", unit: "kilometer", maximumFractionDigits: 1 } as const;
/** What is written and what was measured may differ by so much of either. */
const tolerance = 0.15;

interface DayEndsProps {
  route: TourRoute;
  view: RouteView;
  days: TourInput["program"];
  change: (route: TourRoute) => void;
}

/** Where each day ends, set by sliders under the profile, with what is gone on each. */
export function DayEnds({ route, view, days, change }: DayEndsProps) {
  if (days.length < 2) {
    return (
      <FieldsCard text={days.length === 0 ? texts.noDays : undefined}>
        <div className={styles.shown}>
          <RouteProfile view={view} />
        </div>
      </FieldsCard>
    );
  }
  const ids = days.map(({ id }) => id);
  const ways = splitRoute(route, ids);
  const whole = route.points.at(-1)![3];
  const hasHeights = route.points[0]![2] !== null;
  return (
    <FieldsCard title={texts.days} text={texts.daysHint}>
      {/* It stays in sight while one slides along it. */}
      <div className={styles.profile}>
        <div className={styles.shown}>
          <RouteProfile view={view} />
        </div>
      </div>
      <ol className={styles.days}>
        {days.map((day, index) => {
          const way = ways[index]!;
          const name = texts.day(index + 1, day.title);
          return (
            <li key={day.id} className={styles.day}>
              <p className={styles.name}>{name}</p>
              <p className={styles.quiet}>{describe(way, day.distance_km, hasHeights)}</p>
              <Slider
                className={styles.slider}
                aria-label={texts.end(name)}
                min={0}
                max={whole}
                step={whole / steps}
                format={km}
                value={route.points[way.to]![3]}
                onValueChange={(to) => change({ ...route, days: moveEnd(route, ids, index, to) })}
              />
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          variant="secondary"
          onClick={() => change({ ...route, days: splitEvenly(route, ids) })}
        >
          {texts.split}
        </Button>
      </div>
    </FieldsCard>
  );
}

/** "17 км, ↑ 910 м, ↓ 120 м · в программе: 14 км". */
function describe(way: DayWay, written: number | undefined, hasHeights: boolean): string {
  if (way.km === 0) return texts.nothing;
  const climbs = hasHeights ? [`↑ ${formatClimb(way.up)}`, `↓ ${formatClimb(way.down)}`] : [];
  const gone = [formatKm(way.km), ...climbs].join(", ");
  const isOther =
    written !== undefined && Math.abs(written - way.km) > Math.max(written, way.km) * tolerance;
  return isOther ? `${gone} · ${texts.written(formatKm(written))}` : gone;
}
