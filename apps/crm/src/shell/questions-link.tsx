import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { texts as allTexts } from "../texts/ru.ts";
import { describeWait } from "./describe-wait.ts";
import styles from "./requests-link.module.css";

const texts = allTexts.inbox;
/** How often one looks whether somebody new waits, in ms. */
const lookEvery = 60_000;

/** The way to guests' questions, with a count of those that wait, marked once one was missed. */
export function QuestionsLink({ organizerId }: { organizerId: number }) {
  const { data, dataUpdatedAt } = useQuery({
    ...builderQueries.questions(client, organizerId),
    refetchInterval: lookEvery,
  });
  const { count = 0, since = null } = data?.waiting ?? {};
  const longest = since === null ? null : describeWait(since, dataUpdatedAt);
  const isMissed = longest?.isMissed === true;
  const label = texts.nav + texts.waiting(count) + (isMissed ? texts.longest(longest.text) : "");
  return (
    <Link
      to="/$organizerId/questions"
      params={{ organizerId }}
      search={{}}
      aria-label={count > 0 ? label : undefined}
    >
      {texts.nav}{" "}
      {count > 0 && (
        <span className={styles.count} data-missed={isMissed || undefined}>
          {isMissed ? `${count}, ${texts.waits(longest.text)}` : count}
        </span>
      )}
    </Link>
  );
}
