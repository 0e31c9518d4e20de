import type { SellerRequest } from "@tour/api";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { describeFailure } from "@tour/office/api";
import { Screen, SettingsCard, screenBack } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { requestTexts as texts } from "../../../texts/request.ru.ts";
import { ArrivalCard } from "../arrival-card.tsx";
import { GuestCard } from "../guest-card.tsx";
import { MessageThread } from "../message-thread.tsx";
import { MoneyCard } from "../money-card.tsx";
import { PartyCard } from "../party-card.tsx";
import { RequestHistory } from "../request-history.tsx";
import styles from "../request-page.module.css";
import { ReviewCard } from "../review-card.tsx";
import { StaffCancel } from "./staff-cancel.tsx";
import { StatusTag } from "../status-tag.tsx";
import { TripCard } from "../trip-card.tsx";
import { useChat } from "../use-chat.ts";
import { useRequest } from "../use-request.ts";

/**
 * A request as staff see it who are asked to help: nothing of it is changed here but what is theirs to
 * decide. Who travels is the organiser's to see.
 */
export function StaffRequestPage({ id }: { id: number }) {
  const { request } = useRequest(id);
  return (
    <Screen width="wide">
      <Link to="/requests" search={{}} className={screenBack}>
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <header className={styles.status}>
        <div className={styles.number}>
          <span>{texts.title(request.id)}</span>
          {texts.tag[request.status] !== texts.staff.heading[request.status] && (
            <StatusTag status={request.status} />
          )}
          <Link to="/organizers/$id" params={{ id: request.organizer_id }} className={styles.link}>
            {texts.staff.organizer}
          </Link>
        </div>
        <h1 className={styles.title}>{texts.staff.heading[request.status]}</h1>
        <StaffCancel request={request} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReviewCard request={request} mayDecide />
          <TripCard request={request} isReadOnly />
          <PartyCard request={request} />
          <MoneyCard request={request} />
          <Messages request={request} />
        </div>
        <div className={styles.column}>
          <GuestCard request={request} />
          <ArrivalCard request={request} />
          <RequestHistory request={request} />
        </div>
      </div>
    </Screen>
  );
}

/** What the guest and the organiser wrote to each other. */
function Messages({ request }: { request: SellerRequest }) {
  const { messages, error } = useChat(request);
  return (
    <SettingsCard title={texts.messages.title}>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {messages && <MessageThread messages={messages} guest={request.contact.name} />}
    </SettingsCard>
  );
}
