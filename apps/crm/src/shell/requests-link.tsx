import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { areaTexts as texts } from "../texts/areas.ru.ts";
import styles from "./requests-link.module.css";

/** How often one looks whether somebody new waits, in ms. */
const lookEvery = 60_000;

/** The way to the requests, with a quiet count of those that wait for an answer. */
export function RequestsLink({ organizerId }: { organizerId: number }) {
  const { data: waiting = 0 } = useQuery({
    ...builderQueries.waitingRequests(client, organizerId),
    refetchInterval: lookEvery,
  });
  return (
    <Link
      to="/$organizerId/requests"
      params={{ organizerId }}
      aria-label={waiting > 0 ? texts.requests + texts.waiting(waiting) : undefined}
    >
      {texts.requests} {waiting > 0 && <span className={styles.count}>{waiting}</span>}
    </Link>
  );
}
