import { useQuery } from "@tanstack/react-query";
import type { ServiceStatus } from "@tour/api";
import { client } from "@tour/office/api";
import { AppLink } from "@tour/office/links";
import { Brand, Screen, ScreenHeader } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Spinner } from "@tour/ui-kit/spinner";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./service-status.module.css";

const texts = allTexts.serviceStatus;
const everyMs = 30_000;
const clock = new Intl.DateTimeFormat("ru", { timeStyle: "medium" });

/** What of the service works now; asked again while it is looked at. */
export function ServiceStatusPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["service-status"],
    queryFn: ({ signal }) => client.serviceStatus({}, { signal }).then((answer) => answer.data),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  });
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <AppLink app="builder" path="/" className={styles.home}>
          <Brand />
        </AppLink>
      </header>
      <Screen className={styles.content}>
        <ScreenHeader title={texts.title} lead={texts.lead} />
        {error ? (
          <Message tone="danger" title={texts.silent} role="alert">
            {texts.silentText}
          </Message>
        ) : (
          <Status status={data} />
        )}
        <p className={styles.actions}>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {texts.again}
          </Button>
          {data && !error && (
            <span className={styles.checked}>
              {texts.checkedAt(clock.format(new Date(data.checked_at)))}
            </span>
          )}
        </p>
      </Screen>
    </div>
  );
}

function Status({ status }: { status: ServiceStatus | undefined }) {
  if (!status) {
    return (
      <p className={styles.loading} role="status">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  const isFine = status.parts.every(({ works }) => works);
  return (
    <>
      <Message tone={isFine ? "success" : "warning"} role="status">
        {isFine ? texts.fine : texts.troubled}
      </Message>
      <ul role="list" className={styles.parts}>
        {status.parts.map(({ part, works, for_seconds: seconds }) => (
          <li key={part} className={styles.part} data-works={works}>
            {works ? (
              <CircleCheck size={20} aria-hidden />
            ) : (
              <TriangleAlert size={20} aria-hidden />
            )}
            <div>
              <h2>{texts.parts[part]}</h2>
              <p>
                {works ? texts.works : texts.troubles[part]}
                {seconds !== null && ` ${texts.lasts(seconds)}.`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
