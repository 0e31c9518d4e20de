import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { salesZone } from "@tour/api";
import type { SiteNotice } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { useOrganizer, useSite } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useStore } from "zustand";
import { removeNotice } from "../../offline/keep-deed.ts";
import { unsentStore } from "../../offline/unsent.ts";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";
import { formatUntil } from "../../offline/format-until.ts";
import { useNow } from "../../offline/use-now.ts";
import { wayQueries } from "./way-queries.ts";

const texts = wayTexts.notice;
/** How often one looks what stands on the site, in ms: colleagues put up notices, too. */
const lookEvery = 30_000;

/** What stands above the site's header now, and the one press that takes it off. */
export function StandingNotice() {
  const { organizer } = useOrganizer();
  const { data, error } = useQuery({
    ...wayQueries.notice(organizer.id),
    refetchInterval: lookEvery,
  });
  const now = useNow();
  if (error && !data) return <p className={styles.quiet}>{texts.unread}</p>;
  const isStanding = data != null && Date.parse(data.until) > now;
  if (!isStanding) return null;
  return <Standing notice={data} organizerId={organizer.id} />;
}

function Standing({ notice, organizerId }: { notice: SiteNotice; organizerId: number }) {
  const zone = useSite()?.time_zone ?? salesZone;
  const queryClient = useQueryClient();
  const { key, text, until, by } = notice;
  const entries = useStore(unsentStore, (state) => state.entries);
  const sending = useStore(unsentStore, (state) => state.sending);
  const waiting = entries.find(({ id }) => id === key);
  const remove = useMutation({
    mutationFn: () => removeNotice(queryClient, { organizerId, zone }, notice),
  });
  return (
    <section className={styles.standing} aria-label={texts.now}>
      <div>
        <p className={styles.quiet}>
          {texts.now}, {texts.until(formatUntil(until, zone))}
        </p>
        <p className={styles.standingText}>{text}</p>
        {by && <p className={styles.quiet}>{texts.by(by)}</p>}
      </div>
      {waiting ? (
        <p role="status">{sending === key ? texts.removing : texts.toRemove}</p>
      ) : (
        <Button
          size="l"
          variant="secondary"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {texts.remove}
        </Button>
      )}
      {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
    </section>
  );
}
