import { BedDouble, Mountain, Route, Utensils } from "lucide-react";
import { Text } from "../../parts/text/text.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { DayView } from "../select-days.ts";
import styles from "./day-facts.module.css";

const icons = { distance: Route, climb: Mountain, meals: Utensils, lodging: BedDouble };
const names = ["distance", "climb", "meals", "lodging"] as const;

interface DayFactsProps {
  day: DayView;
  /** One under another, or in a line. */
  look?: "list" | "line";
  className?: string;
}

/** How far, what one eats, where one sleeps; nothing when none of it is known. */
export function DayFacts({ day, look = "line", className }: DayFactsProps) {
  const known = names.filter((name) => day[name]?.trim());
  if (known.length === 0) return null;
  return (
    <dl className={`${styles.facts} ${className ?? ""}`} data-look={look}>
      {known.map((name) => {
        const Icon = icons[name];
        return (
          <div
            key={name}
            {...(name !== "climb" && tourMark(day.tour, name, day.part))}
            className={styles.fact}
          >
            <dt className={styles.name}>
              <Icon className={styles.icon} size={18} strokeWidth={1.6} aria-hidden />
              <span className={styles.hidden}>
                {texts.program[name === "distance" ? "way" : name]}
              </span>
            </dt>
            <Text as="dd" at={day.at && `${day.at}.${name}`} className={styles.value}>
              {day[name]}
            </Text>
          </div>
        );
      })}
    </dl>
  );
}
