import type { GuestRequest, OrganizerPublic, RequestMessage } from "@tour/api";
import { sayMomentThere } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { MessageForm } from "./message-form.tsx";
import type { MessageDraft } from "./message-form.tsx";
import styles from "./message-part.module.css";

const texts = allTexts.order.messages;

interface MessagePartProps {
  request: GuestRequest;
  organizer: OrganizerPublic | null;
  /** Oldest first. */
  messages: readonly RequestMessage[];
  draft: MessageDraft;
}

/**
 * What guest and organiser wrote about the request, and a form to write more. The script puts in a
 * newer thread, and leaves the form and what is typed there alone.
 */
export function MessagePart({ request, organizer, messages, draft }: MessagePartProps) {
  const { uuid, contact, tour } = request;
  const names = { ...texts.authors, ...(organizer && { organizer: organizer.name }) };
  return (
    <section id="messages" className={styles.part} aria-labelledby="messages-title">
      <h2 id="messages-title" className={styles.title}>
        {texts.title}
      </h2>
      <div data-thread={messages.at(-1)?.id ?? 0} data-author={messages.at(-1)?.author}>
        {messages.length === 0 ? (
          <p className={styles.empty}>{texts.empty(contact.email)}</p>
        ) : (
          <ol className={styles.thread} role="list">
            {messages.map(({ id, author, text, at }) => (
              <li key={id} className={styles.message} data-author={author}>
                <p className={styles.author}>{names[author]}</p>
                <p className={styles.text}>{text}</p>
                <time className={styles.when} dateTime={at}>
                  {sayMomentThere(at, tour.time_zone)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </div>
      <MessageForm uuid={uuid} draft={draft} />
    </section>
  );
}
