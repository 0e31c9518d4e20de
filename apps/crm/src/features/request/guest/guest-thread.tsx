import { Link } from "@tanstack/react-router";
import type { RequestChat } from "@tour/api";
import { formatInstant } from "@tour/office/format";
import { requestTexts } from "../../../texts/request.ru.ts";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import styles from "./guest.module.css";

const texts = requestListTexts.guest;

/** What was written about all of a guest's trips, as plain text; each leads to where it is answered. */
export function GuestThread({ chat }: { chat: RequestChat }) {
  if (chat.messages.length === 0) return <p className={styles.quiet}>{texts.noMessages}</p>;
  const { authors } = requestTexts.messages;
  const guestOf = new Map(chat.requests.map(({ id, guest }) => [id, guest]));
  return (
    <ol className={styles.thread}>
      {chat.messages.map(({ id, author, text, at, request_id: requestId }) => (
        <li key={id}>
          <p className={styles.quiet}>
            <strong>{author === "guest" ? guestOf.get(requestId) : authors[author]}</strong>,{" "}
            <time dateTime={at}>{formatInstant(at)}</time>
            {", "}
            <Link
              to="/$organizerId/requests/$id"
              params={{ organizerId: chat.organizer_id, id: `${requestId}` }}
            >
              {texts.messageOf(requestId)}
            </Link>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
