import { Link } from "@tanstack/react-router";
import type { RequestRow, SellerRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { texts as allTexts } from "../../texts/ru.ts";
import { describeDates } from "./describe-dates.ts";
import { MessageThread } from "./message-thread.tsx";
import styles from "./messages-card.module.css";
import { ReplyForm } from "./reply-form.tsx";
import { useChat } from "./use-chat.ts";

const texts = allTexts.request.messages;

/** What guest and organiser wrote about the request, and a form to answer. */
export function MessagesCard({ request }: { request: SellerRequest }) {
  const { messages, others, error, reply, settle, isWaiting } = useChat(request);
  return (
    <SettingsCard title={texts.title}>
      {error && !messages && <Message tone="danger">{describeFailure(error)}</Message>}
      {messages && <MessageThread messages={messages} guest={request.contact.name} />}
      <ReplyForm send={reply.mutateAsync} />
      {isWaiting && (
        <Button
          variant="ghost"
          size="s"
          className={styles.send}
          loading={settle.isPending}
          onClick={() => settle.mutate()}
        >
          {texts.settle}
        </Button>
      )}
      {settle.error && <Message tone="danger">{describeFailure(settle.error)}</Message>}
      {others.length > 0 && <OtherRequests rows={others} organizerId={request.organizer_id} />}
    </SettingsCard>
  );
}

/** The way to what else was asked for with this e-mail. */
function OtherRequests({ rows, organizerId }: { rows: RequestRow[]; organizerId: number }) {
  return (
    <div className={styles.others}>
      <h3 className={styles.small}>{texts.others}</h3>
      <ul className={styles.list}>
        {rows.map(({ id, tour, departure, awaits_reply: awaitsReply }) => (
          <li key={id}>
            <Link
              to="/$organizerId/requests/$id"
              params={{ organizerId, id: `${id}` }}
              className={styles.link}
            >
              {allTexts.request.title(id)}
            </Link>
            <span className={styles.quiet}>
              {tour.title}, {describeDates(departure, tour.time_zone)}
            </span>
            {awaitsReply && (
              <Tag tone="warning" size="s">
                {texts.awaits}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{texts.othersText}</p>
    </div>
  );
}
