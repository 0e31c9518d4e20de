import { useQuery } from "@tanstack/react-query";
import { formatInstant } from "@tour/office/format";
import { Message } from "@tour/ui-kit/message";
import { texts as allTexts } from "../texts/ru.ts";
import { organizerQueries } from "./organizer-queries.ts";
import styles from "./suspension-note.module.css";

const texts = allTexts.suspension;

/** Tells an organiser whom staff took off the marketplace why, and what that means. */
export function SuspensionNote({ organizerId }: { organizerId: number }) {
  const { data } = useQuery(organizerQueries.info(organizerId));
  if (!data?.suspension) return null;
  const { reason, at } = data.suspension;
  return (
    <Message tone="warning" title={texts.title(formatInstant(at))}>
      <p className={styles.reason}>{reason}</p>
      <p>{texts.meaning}</p>
    </Message>
  );
}
