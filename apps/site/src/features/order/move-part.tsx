import type { GuestRequest } from "@tour/api";
import { describeGroup, formatDateRange, plural } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { formatInstant } from "../../page/format-instant.ts";
import { describeDifference } from "./describe-difference.ts";
import type { OtherDate } from "./find-nearest.ts";
import styles from "./move-part.module.css";

const texts = allTexts.order.move;

/** Whether the trip takes place, where that depends on how many go. */
export function GroupWords({ request }: { request: GuestRequest }) {
  const { departure, status, choose_until: chooseUntil } = request;
  const { status: state = "open", group } = departure;
  if (status > 3 || chooseUntil) return null;
  // Whoever has a seat needs to know also when no more are sold.
  const words = describeGroup({ status: state === "closed" ? "open" : state, group });
  return words ? <p className={styles.group}>{words}</p> : null;
}

/** The way to another date; where the guest can't go it alone, how to ask. */
export function MovePart({ request }: { request: GuestRequest }) {
  if (!request.can_cancel || request.choose_until) return null;
  const { uuid, refund_cap_percent: cap } = request;
  return (
    <>
      <p>{request.can_move ? texts.words : texts.askOrganizer}</p>
      {cap < 100 && <p className={styles.note}>{texts.cap(cap)}</p>}
      {request.can_move && (
        <a className={styles.link} href={`/order/${uuid}/move`}>
          {texts.link}
        </a>
      )}
    </>
  );
}

interface ChoosePartProps {
  request: GuestRequest;
  nearest: OtherDate | null;
  /** When the page is made, in ms. */
  now: number;
}

/** The group was too small: another date, or all of the money. */
export function ChoosePart({ request, nearest, now }: ChoosePartProps) {
  const { uuid, choose_until: until, status, tour, money, departure } = request;
  if (!until || status > 3) return null;
  const missing = departure.group?.missing ?? 0;
  const order = `/order/${uuid}`;
  return (
    <section className={styles.choose} aria-labelledby="choose">
      <h2 className={styles.chooseTitle} id="choose">
        {texts.tooSmall.title}
      </h2>
      <p>
        {missing > 0 && `${texts.tooSmall.missing(plural(missing, texts.people))} `}
        {texts.tooSmall.text(formatInstant(until, tour.time_zone), money.paid.amount > 0)}
      </p>
      {nearest && (
        <p>
          {texts.tooSmall.nearest(
            formatDateRange(
              nearest.start_date,
              nearest.end_date,
              readToday(tour.time_zone, new Date(now)),
            ),
          )}{" "}
          {describeDifference(nearest.difference)}.
        </p>
      )}
      <div className={styles.ways}>
        <a className={action.action} href={`${order}/move`}>
          {texts.tooSmall.move}
        </a>
        <a className={styles.link} href={`${order}/cancel`}>
          {money.paid.amount > 0 ? texts.tooSmall.refund : texts.tooSmall.cancel}
        </a>
      </div>
    </section>
  );
}
