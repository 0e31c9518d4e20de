import type { GuestRequest, OrganizerPublic, RequestMessage } from "@tour/api";
import { imageUrl } from "@tour/api";
import { describeRules, formatDateRange, formatPhone } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import type { ReactNode } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import type { RefusedConsents } from "./accept-form.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { AcceptedDocuments } from "./accepted-documents.tsx";
import { ChoosePart } from "./choose-part.tsx";
import { Contacts } from "./contacts.tsx";
import type { OtherDate } from "./find-nearest.ts";
import type { MessageDraft } from "./message-form.tsx";
import { MessagePart } from "./message-part.tsx";
import { PartyBill } from "./party-bill.tsx";
import { MoneyLines } from "./money-lines.tsx";
import { GroupWords, MovePart } from "./move-part.tsx";
import { isCalledOff } from "./is-called-off.ts";
import { stateOf } from "./state-of.ts";
import { StatusCard } from "./status-card.tsx";
import { describeHiding } from "../../page/describe-hiding.ts";
import action from "../../page/action.module.css";
import styles from "./order-page.module.css";

const texts = allTexts.order;

interface OrderPageProps {
  request: GuestRequest;
  organizer: OrganizerPublic | null;
  /** What was written, oldest first. */
  messages: readonly RequestMessage[];
  draft: MessageDraft;
  /** What was agreed to and not taken; null where nothing was. */
  refusedConsents: RefusedConsents | null;
  /** The date that is offered to whose trip does not take place. */
  nearest: OtherDate | null;
  /** Where its tour stands; null where that is nowhere. */
  tourAddress: string | null;
  /** The same of the tour that was made for it. */
  individualAddress: string | null;
  /** When the page is made, in ms. */
  now: number;
}

/**
 * The guest's own page of a request, for whoever has its uuid. A script keeps it live by asking for
 * the request again; what it shows is always what the server rendered. Product decisions, section 11.
 */
export function OrderPage({
  request,
  organizer,
  messages,
  draft,
  refusedConsents,
  nearest,
  tourAddress,
  individualAddress,
  now,
}: OrderPageProps) {
  const { uuid, status, cancellation_rules: rules, comment, contact } = request;
  const isOpen = status < 4;
  const isGoing = isOpen && !isCalledOff(request);
  const individual = request.individual_tour;
  return (
    <div className={styles.page} data-order={uuid} data-state={stateOf(request)}>
      <div className={styles.main}>
        <StatusCard request={request} tourAddress={tourAddress} />
        {request.to_accept && (
          <Part title={texts.accept.title}>
            <AcceptForm
              request={{ uuid, to_accept: request.to_accept }}
              refused={refusedConsents}
            />
          </Part>
        )}
        <ChoosePart request={request} nearest={nearest} now={now} />
        {individual && !individual.is_booked && !individual.is_over && individualAddress && (
          <Part title={texts.individual.title}>
            <p>{texts.individual.text(individual.title)}</p>
            <p>
              <a className={action.action} href={individualAddress}>
                {texts.individual.open}
              </a>
            </p>
          </Part>
        )}
        {(request.can_review || request.review) && (
          <Part title={request.review ? allTexts.review.own : allTexts.review.title}>
            {request.review?.hidden && (
              <p>
                {allTexts.review.hidden}. {describeHiding(request.review.hidden)}
              </p>
            )}
            <p>
              <a
                className={request.review ? styles.calendar : action.action}
                href={`/order/${uuid}/review`}
              >
                {reviewLink(request)}
              </a>
            </p>
          </Part>
        )}
        <Part title={texts.party}>
          <PartyBill request={request} />
        </Part>
        {isGoing && !request.to_accept && <Travellers request={request} />}
        <Part title={texts.money.title}>
          <MoneyLines request={request} />
        </Part>
        {!request.is_long_over && (
          <MessagePart request={request} organizer={organizer} messages={messages} draft={draft} />
        )}
        {isGoing && (
          <Part title={texts.rules}>
            <Rules rules={rules} />
          </Part>
        )}
        {request.can_cancel && !request.choose_until && (
          <Part title={texts.move.title}>
            <MovePart request={request} />
          </Part>
        )}
        {request.documents.length > 0 && (
          <Part title={texts.documents}>
            <AcceptedDocuments request={request} />
            {hasContract(request) && (
              <a className={styles.calendar} href={`/spa/contract?uuid=${uuid}`}>
                {texts.contract}
              </a>
            )}
          </Part>
        )}
      </div>
      <aside className={styles.aside}>
        <Trip request={request} tourAddress={tourAddress} now={now} />
        {!request.is_long_over && (
          <Part title={texts.guest}>
            <p>{contact.name}</p>
            <p>{formatPhone(contact.phone)}</p>
            <p>{contact.email}</p>
            {comment && <p className={styles.comment}>{comment}</p>}
          </Part>
        )}
        {organizer && (
          <Part title={texts.questions}>
            <Contacts organizer={organizer} />
          </Part>
        )}
        <p className={styles.note}>{request.is_long_over ? texts.longOver : texts.keepLink}</p>
        {request.can_cancel && (
          <a className={styles.cancel} href={`/order/${uuid}/cancel`}>
            {texts.cancel.link}
          </a>
        )}
      </aside>
      <p className={styles.news} role="status" data-news={texts.updated} />
    </div>
  );
}

function reviewLink({ review, can_review: canReview }: GuestRequest): string {
  if (!review) return allTexts.review.link;
  return canReview ? texts.travellers.change : allTexts.review.published;
}

/** Who travels, as far as it is written down, and the way to write the rest. */
function Travellers({ request }: Pick<OrderPageProps, "request">) {
  const { uuid, status, travellers } = request;
  const isDone = travellers.every((one) => one.is_complete);
  // Before the seats are paid for there is something more pressing to do on the page.
  const isPressing = status === 3 && !isDone;
  return (
    <Part title={texts.travellers.title}>
      <ol className={styles.travellers}>
        {travellers.map(({ title, name, is_complete: isComplete }, index) => (
          <li key={index}>
            <span>
              {name || texts.travellers.person(index + 1)}
              {!name && <span className={styles.missing}> {title}</span>}
            </span>
            <span className={styles.missing}>{isComplete ? "" : texts.travellers.missing}</span>
          </li>
        ))}
      </ol>
      <p>
        <a className={isPressing ? action.action : styles.calendar} href={`/add-tourists/${uuid}`}>
          {isDone ? texts.travellers.change : texts.travellers.fill}
        </a>
      </p>
      {request.can_change_party && (
        <p>
          <a className={styles.calendar} href={`/order/${uuid}/party`}>
            {texts.changeParty.link}
          </a>
        </p>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Trip({
  request,
  tourAddress,
  now,
}: Pick<OrderPageProps, "request" | "tourAddress" | "now">) {
  const { uuid, tour, departure, status } = request;
  const isOff = isCalledOff(request);
  const { start_date: start, end_date: end } = departure;
  return (
    <section className={styles.trip} aria-label={texts.trip}>
      {tour.image && (
        <img
          className={styles.picture}
          src={imageUrl(tour.image, "800x00")}
          alt=""
          loading="lazy"
        />
      )}
      <div className={styles.tripWords}>
        <p className={styles.dates}>
          {formatDateRange(start, end, readToday(tour.time_zone, new Date(now)))}
        </p>
        <h2 className={styles.tour}>
          {tourAddress ? <a href={tourAddress}>{tour.title}</a> : tour.title}
        </h2>
        <GroupWords request={request} />
        {status === 3 && !isOff && (
          <a className={styles.calendar} href={`/arrival/${uuid}`}>
            {texts.arrival}
          </a>
        )}
        {(status === 3 || status === 4) && !isOff && !request.is_long_over && (
          <a className={styles.calendar} href={`/spa/voucher?uuid=${uuid}`}>
            {texts.voucher}
          </a>
        )}
        {status < 4 && !isOff && (
          <a className={styles.calendar} href={`/order/${uuid}/trip.ics`} download>
            {texts.calendar}
          </a>
        )}
      </div>
    </section>
  );
}

/** The text that was agreed to is known. */
const hasContract = ({ documents }: GuestRequest) =>
  documents.some(({ kind, text_hash: hash }) => kind === "agreement" && hash !== null);

function Rules({ rules }: { rules: GuestRequest["cancellation_rules"] }) {
  if (rules.length === 0) return <p>{texts.noRules}</p>;
  const sorted = rules.toSorted((a, b) => b.days_before - a.days_before);
  return (
    <dl className={styles.rules}>
      {describeRules(sorted).map(({ when, what }) => (
        <div key={when} className={styles.rule}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
