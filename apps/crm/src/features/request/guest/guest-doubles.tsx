import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { requestQueries } from "../../../requests/request-queries.ts";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import styles from "./guest.module.css";
import { TripList } from "./trip-list.tsx";

const texts = requestListTexts.guest;

interface GuestDoublesProps {
  organizerId: number;
  chatId: number;
}

/** The way to all of a guest's trips, and to requests with the same phone under another e-mail. */
export function GuestDoubles({ organizerId, chatId }: GuestDoublesProps) {
  const { data: guest, dataUpdatedAt: now } = useQuery(requestQueries.guest(organizerId, chatId));
  return (
    <div className={styles.part}>
      <Link
        to="/$organizerId/guests/$chatId"
        params={{ organizerId, chatId: `${chatId}` }}
        className={styles.link}
      >
        {texts.page}
      </Link>
      {guest !== undefined && guest.doubles.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.small}>{texts.doubles}</h3>
          <p className={styles.quiet}>{texts.doublesText}</p>
          <TripList rows={guest.doubles} organizerId={organizerId} now={now} isNamed />
        </section>
      )}
    </div>
  );
}
