import type { ReadinessCheck, ReadinessPlace } from "@tour/api";
import { AppLink } from "@tour/office/links";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./check-row.module.css";
import { screenOfPlace } from "./screen-of.ts";
import { useWhoCan } from "./use-who-can.ts";

const texts = allTexts.readiness;

/** So many places are named; the way to the next opens once one of them is mended. */
const shown = 5;

interface CheckPlacesProps {
  organizerId: number;
  check: ReadinessCheck;
}

/** Each place at which something is the matter, with the way to it. */
export function CheckPlaces({ organizerId, check: { name, places, count } }: CheckPlacesProps) {
  const whoCan = useWhoCan();
  // Of pictures there may be several in one place.
  const total = name === "alts" ? places.length : count;
  return (
    <ul className={styles.places}>
      {places.slice(0, shown).map((place) => {
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
      {total > shown && <li className={styles.quiet}>{texts.more(total - shown)}</li>}
    </ul>
  );
}

function describePlace(place: ReadinessPlace): string {
  if (place.kind === "block") return texts.block(place.title, place.page);
  if (place.kind === "document") return texts.document[place.type];
  if (place.kind === "departure") return texts.departure(place.title, place.start_date);
  return place.gap ? `${place.title}: ${texts.gap[place.gap]}` : place.title;
}
