import { Link } from "@tanstack/react-router";
import type { HelpEvent, HelpQuestion } from "@tour/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import { newRequestTexts } from "../../texts/new-request.ru.ts";
import styles from "./question-page.module.css";

/** What was done with a question, by whom and when. */
export function QuestionHistory({ question }: { question: HelpQuestion }) {
  const { created_at: askedAt, events, organizer_id: organizerId } = question;
  const { recorded_by: recordedBy } = question;
  return (
    <SettingsCard title={texts.history}>
      <ol className={styles.history}>
        <li>
          <p>{recordedBy ? texts.recorded : texts.asked}</p>
          <time className={styles.quiet} dateTime={askedAt}>
            {[recordedBy?.name, formatInstant(askedAt)].filter(Boolean).join(", ")}
          </time>
        </li>
        {events.map((event) => (
          <li key={event.id}>
            <p>
              {event.request_id === null || organizerId === null ? (
                describeEvent(event)
              ) : (
                <Link
                  to="/$organizerId/requests/$id"
                  params={{ organizerId, id: `${event.request_id}` }}
                  className={styles.inline}
                >
                  {newRequestTexts.fromQuestion.booked(event.request_id)}
                </Link>
              )}
            </p>
            {event.text && <blockquote className={styles.words}>{event.text}</blockquote>}
            <time className={styles.quiet} dateTime={event.at}>
              {[event.by, formatInstant(event.at)].filter(Boolean).join(", ")}
            </time>
          </li>
        ))}
      </ol>
    </SettingsCard>
  );
}

function describeEvent({ kind, to }: HelpEvent): string {
  if (kind !== "taken") return texts.events[kind];
  return to === null ? texts.events.released : texts.events.taken(to);
}
