import { useQuery } from "@tanstack/react-query";
import type { ScheduledPublication } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Link } from "@tour/ui-kit/link";
import { Clock, TriangleAlert } from "lucide-react";
import { useTimeZone } from "../../clocks/use-time-zone.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./later.module.css";
import { sayMoment } from "@tour/blocks/format";
import { sayTie } from "./say-tie.ts";
import { sayParts } from "./name-parts.ts";

const texts = allTexts.later;

interface WaitingLinesProps {
  organizerId: number;
  /** Closes the window on the way to the list. */
  leave?: () => void;
}

/** What goes out at its time and what did not, a line each, with the way to the list; nothing where there is none. */
export function WaitingLines({ organizerId, leave }: WaitingLinesProps) {
  const { data } = useQuery(builderQueries.scheduledPublications(client, organizerId));
  const timeZone = useTimeZone(organizerId);
  if (!data || data.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={texts.waitingTitle}>
      {data.map((publication) => (
        <WaitingLine key={publication.id} {...{ organizerId, publication, leave }}>
          {sayMoment(publication.publish_at, timeZone)}
        </WaitingLine>
      ))}
    </ul>
  );
}

interface WaitingLineProps {
  organizerId: number;
  publication: ScheduledPublication;
  leave: (() => void) | undefined;
  /** When. */
  children: string;
}

function WaitingLine({ organizerId, publication, leave, children: moment }: WaitingLineProps) {
  const { failure, parts } = publication;
  const tie = sayTie(publication);
  const Sign = failure ? TriangleAlert : Clock;
  return (
    <li className={styles.line} data-failed={failure !== null}>
      <Sign size={18} aria-hidden />
      <span className={styles.what}>
        <strong>{failure ? texts.didNotGoOut(moment) : texts.goesOut(moment)}:</strong>{" "}
        {sayParts(parts)}
        {tie && ` · ${tie}`}
      </span>
      <Link to={`/${organizerId}/versions`} onClick={leave}>
        {texts.toList}
      </Link>
    </li>
  );
}
