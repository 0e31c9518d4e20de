import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { useTimeZone } from "../../../clocks/use-time-zone.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { ScheduledRow } from "./scheduled-row.tsx";
import styles from "./scheduled.module.css";

const texts = allTexts.later;

/** What waits for its time, and what did not go out at it; nothing where there is none. */
export function ScheduledList({ organizerId }: { organizerId: number }) {
  const { data, error, refetch } = useQuery({
    ...builderQueries.scheduledPublications(client, organizerId),
    staleTime: 0,
  });
  const timeZone = useTimeZone(organizerId);
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <SettingsCard title={texts.waitingTitle}>
      <p className={styles.quiet}>{texts.waitingText}</p>
      <ol className={styles.list}>
        {data.map((publication) => (
          <ScheduledRow key={publication.id} {...{ organizerId, publication, timeZone }} />
        ))}
      </ol>
    </SettingsCard>
  );
}
