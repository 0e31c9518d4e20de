import type { ReadinessName, ReadinessPlace } from "@tour/api";
import { AppLink } from "@tour/office/links";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./check-row.module.css";
import { screenOfPlace } from "./screen-of.ts";
import { useWhoCan } from "./use-who-can.ts";

const texts = allTexts.readiness;

interface PlaceListProps {
  organizerId: number;
  /** The check whose places they are. */
  name: ReadinessName;
  places: readonly ReadinessPlace[];
  /** So many more are not named. */
  more?: number;
}

/** Places by name, each with the way to it for whoever may go there. */
export function PlaceList({ organizerId, name, places, more = 0 }: PlaceListProps) {
  const whoCan = useWhoCan();
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const screen = screenOfPlace(name, place);
        const words = describePlace(place);
        return (
          <li key={words}>
            {whoCan(screen) === undefined ? (
              <AppLink app={screen.app} path={`/${organizerId}${screen.path}`}>
                {words}
              </AppLink>
            ) : (
              words
            )}
          </li>
        );
      })}
      {more > 0 && <li className={styles.quiet}>{texts.more(more)}</li>}
    </ul>
  );
}

function describePlace(place: ReadinessPlace): string {
  if (place.kind === "block") return texts.block(place.title, place.page);
  if (place.kind === "document") return texts.document[place.type];
  if (place.kind === "departure") return texts.departure(place.title, place.start_date);
  return place.gap ? `${place.title}: ${texts.gap[place.gap]}` : place.title;
}
