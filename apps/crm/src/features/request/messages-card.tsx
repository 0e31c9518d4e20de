import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { RequestRow, SellerRequest } from "@tour/api";
import { messageCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { client, describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { useRef } from "react";
import { ReplyForm } from "../../replies/reply-form.tsx";
import { useCommands } from "../../shell/commands.ts";
import { requestTexts } from "../../texts/request.ru.ts";
import { describeDates } from "./describe-dates.ts";
import { MessageThread } from "./message-thread.tsx";
import styles from "./messages-card.module.css";
import { useChat } from "./use-chat.ts";

const texts = requestTexts.messages;

/** What guest and organiser wrote about the request, and a form to answer. */
export function MessagesCard({ request }: { request: SellerRequest }) {
  const { messages, others, error, send, settle, isWaiting } = useChat(request);
  const { organizer_id: organizerId, contact, departure, tour, uuid } = request;
  const { data: site } = useQuery(builderQueries.site(client, organizerId));
  const facts = {
    "{имя}": contact.name,
    "{дата}": describeDates(departure, tour.time_zone),
    "{ссылка}": site?.published_at ? `${site.url}/order/${uuid}` : null,
  };
  const form = useRef<HTMLDivElement>(null);
  const write = () => form.current?.querySelector("textarea")?.focus();
  useCommands([{ id: "reply", label: texts.write, run: write }]);
  return (
    <SettingsCard title={texts.title}>
      {error && !messages && <Message tone="danger">{describeFailure(error)}</Message>}
      {messages && <MessageThread messages={messages} guest={contact.name} />}
      <div ref={form}>
        <ReplyForm
          body={messageCalls.replyToRequest.body!}
          words={texts}
          templates={{ organizerId, facts }}
          place={`request ${request.id}`}
          send={send}
        />
      </div>
      {isWaiting && (
        <Button
          variant="ghost"
          size="s"
          className={styles.settle}
          loading={settle.isPending}
          onClick={() => settle.mutate()}
        >
          {texts.settle}
        </Button>
      )}
      {settle.error && <Message tone="danger">{describeFailure(settle.error)}</Message>}
      {others.length > 0 && <OtherRequests rows={others} organizerId={organizerId} />}
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
              {requestTexts.title(id)}
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
