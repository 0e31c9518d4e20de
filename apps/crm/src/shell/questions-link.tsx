import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { HelpWaiting } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client, staffClient } from "@tour/office/api";
import { areaTexts as texts } from "../texts/areas.ru.ts";
import { describeWait } from "./describe-wait.ts";
import styles from "./requests-link.module.css";

/** How often one looks whether somebody new waits, in ms. */
const lookEvery = 60_000;

/** The way to guests' questions, with a count of those that wait, marked once one was missed. */
export function QuestionsLink({ organizerId }: { organizerId: number }) {
  const { data, dataUpdatedAt } = useQuery({
    ...builderQueries.questions(client, organizerId),
    refetchInterval: lookEvery,
  });
  const words = describeWaiting(data?.waiting, dataUpdatedAt);
  return (
    <Link
      to="/$organizerId/questions"
      params={{ organizerId }}
      search={{}}
      aria-label={words?.label}
    >
      {texts.questions} <Count words={words} />
    </Link>
  );
}

/** The same to those of the marketplace, which staff answer. */
export function MarketQuestionsLink() {
  const { data, dataUpdatedAt } = useQuery({
    ...builderQueries.marketQuestions(staffClient),
    refetchInterval: lookEvery,
  });
  const words = describeWaiting(data?.waiting, dataUpdatedAt);
  return (
    <Link to="/questions" search={{}} aria-label={words?.label}>
      {texts.questions} <Count words={words} />
    </Link>
  );
}

interface Waiting {
  count: number;
  /** How long the one that was missed waits; null where none was. */
  missed: string | null;
  label: string;
}

/** Null while nobody waits. */
function describeWaiting(waiting: HelpWaiting | undefined, now: number): Waiting | null {
  const { count = 0, since = null } = waiting ?? {};
  if (count === 0) return null;
  const longest = since === null ? null : describeWait(since, now);
  const missed = longest?.isMissed === true ? longest.text : null;
  // What is seen comes first in what is heard.
  const label =
    texts.questions + (missed === null ? texts.waiting(count) : texts.longest(count, missed));
  return { count, missed, label };
}

function Count({ words }: { words: Waiting | null }) {
  if (!words) return null;
  const { count, missed } = words;
  return (
    <span className={styles.count} data-missed={missed !== null || undefined}>
      {missed === null ? count : `${count}, ${texts.waits(missed)}`}
    </span>
  );
}
