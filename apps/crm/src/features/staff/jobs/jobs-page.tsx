import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FailedJob } from "@tour/api";
import { describeFailure, staffClient } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { Loading, Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message, useToast } from "@tour/ui-kit/message";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import styles from "./jobs.module.css";

const texts = staffTexts.jobs;

/** What the server could not do, however often it tried. */
export function JobsPage() {
  const { data, error, isPending } = useQuery(staffQueries.failedJobs());
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isPending && <Loading />}
      {data && (
        <SettingsCard>
          {data.length === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyText} />
          ) : (
            <ul className={styles.list} aria-label={texts.title}>
              {data.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </ul>
          )}
        </SettingsCard>
      )}
    </Screen>
  );
}

function Job({ job }: { job: FailedJob }) {
  const { id, name, failed_at: failedAt, tries, error } = job;
  const queryClient = useQueryClient();
  const toast = useToast();
  const retry = useMutation({
    mutationFn: () => staffClient.retryFailedJob({ body: { id } }),
    onSuccess: () => {
      toast.show({ id: "job", text: texts.retried });
      return queryClient.invalidateQueries(staffQueries.failedJobs());
    },
  });
  const names: Record<string, string> = texts.names;
  return (
    <li className={styles.job}>
      <div className={styles.part}>
        <p className={styles.name}>{names[name] ?? name}</p>
        <p className={styles.error}>{error || texts.noWords}</p>
        <p className={styles.quiet}>{texts.failed(formatInstant(failedAt), tries)}</p>
        {retry.error && <Message tone="danger">{describeFailure(retry.error)}</Message>}
      </div>
      <Button size="s" variant="secondary" loading={retry.isPending} onClick={() => retry.mutate()}>
        {texts.retry}
      </Button>
    </li>
  );
}
