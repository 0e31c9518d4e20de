import type { SellerRequest } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { Screen, screenBack } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { RequestLive } from "../../live/request-live.tsx";
import { ArrivalCard } from "./arrival-card.tsx";
import { GuestCard } from "./guest-card.tsx";
import { keptSearch } from "./list/kept-place.ts";
import { MessagesCard } from "./messages-card.tsx";
import { MoneyCard } from "./money-card.tsx";
import { PartyCard } from "./party-card.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestHistory } from "./request-history.tsx";
import styles from "./request-page.module.css";
import { ReviewCard } from "./review-card.tsx";
import { StatusTag } from "./status-tag.tsx";
import { TasksCard } from "./tasks/tasks-card.tsx";
import { TouristsCard } from "./tourists-card.tsx";
import { TripCard } from "./trip-card.tsx";
import { useBackToList } from "./use-back-to-list.ts";
import { useRequest } from "./use-request.ts";

interface RequestPageProps {
  id: number;
  /** The form of a tour for its guest is open from the start. */
  isIndividual?: boolean;
}

/** A request with all that its organiser needs to answer it. */
export function RequestPage({ id, isIndividual = false }: RequestPageProps) {
  const found = useRequest(id);
  const { request } = found;
  useBackToList(request.organizer_id);
  return (
    <Screen width="wide">
      <Link
        to="/$organizerId/requests"
        params={{ organizerId: request.organizer_id }}
        search={keptSearch(request.organizer_id)}
        className={screenBack}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <header className={styles.status}>
        <div className={styles.number}>
          <span>{texts.title(request.id)}</span>
          {texts.tag[request.status] !== texts.heading[request.status] && (
            <StatusTag status={request.status} />
          )}
          <RequestLive />
        </div>
        <h1 className={styles.title}>{texts.heading[request.status]}</h1>
        <p className={styles.lead}>{leadOf(request)}</p>
        <RequestActions {...found} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReviewCard request={request} />
          <TripCard request={request} isIndividual={isIndividual} />
          <PartyCard request={request} />
          <MoneyCard request={request} />
          <MessagesCard key={id} request={request} />
          {request.tourists.length > 0 && <TouristsCard request={request} />}
        </div>
        <div className={styles.column}>
          <TasksCard key={`tasks ${id}`} request={request} />
          <GuestCard request={request} />
          <ArrivalCard request={request} />
          <RequestHistory request={request} />
        </div>
      </div>
    </Screen>
  );
}

function leadOf({ status, prepayment, hold_expires_at: heldUntil }: SellerRequest): string {
  const until = heldUntil ? formatInstant(heldUntil) : "";
  if (status === 1) return texts.lead[1](until);
  if (status === 2) return texts.lead[2](formatMoney(prepayment), until);
  return status === 3 || status === 4 ? texts.lead[status] : texts.lead.over;
}
