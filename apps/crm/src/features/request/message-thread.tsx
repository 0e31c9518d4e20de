import type { RequestMessage } from "@tour/api";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { formatInstant } from "@tour/office/format";
import { requestTexts } from "../../texts/request.ru.ts";
import styles from "./messages-card.module.css";

const texts = requestTexts.messages;

interface MessageThreadProps {
  /** Oldest first. */
  messages: readonly RequestMessage[];
  /** The guest's name. */
  guest: string;
}

/** Who wrote what and when, as plain text. Screen readers are told of what comes. */
export function MessageThread({ messages, guest }: MessageThreadProps) {
  const names = { ...texts.authors, guest };
  return (
    <div role="log" aria-label={texts.title}>
      {messages.length === 0 ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : (
        <ol className={styles.thread}>
          {messages.map(({ id, author, text, at }) => (
            <li key={id} className={styles.message} data-author={author}>
              <p className={styles.author}>{names[author]}</p>
              <TruncateText>
                <p className={styles.text}>{text}</p>
              </TruncateText>
              <time className={styles.when} dateTime={at}>
                {formatInstant(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
