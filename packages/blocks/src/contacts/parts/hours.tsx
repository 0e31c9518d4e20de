import type { ContentOf } from "../../definition/define-block.ts";
import { Text } from "../../parts/text/text.tsx";
import type { contacts } from "../contacts.block.ts";
import styles from "./hours.module.css";

interface HoursProps {
  hours: ContentOf<typeof contacts>["hours"];
}

/** Days and their hours, one under the other. */
export function Hours({ hours }: HoursProps) {
  return (
    <ul role="list" className={styles.hours}>
      {hours.map(({ days, time }, index) => (
        <li key={index} className={styles.row}>
          <Text as="span" at={`hours.${index}.days`}>
            {days}
          </Text>
          <Text as="span" at={`hours.${index}.time`} className={styles.time}>
            {time}
          </Text>
        </li>
      ))}
    </ul>
  );
}
