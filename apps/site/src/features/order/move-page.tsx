import type { GuestRequest, RequestDates } from "@tour/api";
import { describeGroup, formatDateRange, formatMoney, plural } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { texts as allTexts } from "../../texts/ru.ts";
import { FieldError } from "../../page/field-error.tsx";
import action from "../../page/action.module.css";
import { describeDifference } from "./describe-difference.ts";
import { findNearest } from "./find-nearest.ts";
import { isCalledOff } from "./is-called-off.ts";
import cancel from "./cancel-page.module.css";
import styles from "./move-page.module.css";

const texts = allTexts.order.move;

interface MovePageProps {
  request: GuestRequest;
  dates: RequestDates;
  /** Why the date that was chosen did not work. */
  problems: readonly string[];
  /** When the page is made, in ms. */
  now: number;
}

/** The dates that a request can move to, with what each changes of the price; a plain form. */
export function MovePage({ request, dates, problems, now }: MovePageProps) {
  const order = `/order/${request.uuid}`;
  const { departure, tour, seats } = request;
  const today = readToday(tour.time_zone, new Date(now));
  const present = formatDateRange(departure.start_date, departure.end_date, today);
  const canChoose = dates.can_move && dates.dates.length > 0;
  const offered = isCalledOff(request) ? findNearest(request, dates.dates) : null;
  const isOff = isCalledOff(request) && !request.moved_from;
  const isMissing = problems.includes(texts.missing);
  const aboveDates = problems.filter((problem) => problem !== texts.missing);
  const lead = isOff ? texts.calledOffLead : texts.lead;
  return (
    <form className={cancel.page} method="post" action={`${order}/move`} noValidate>
      <p className={cancel.tour}>{tour.title}</p>
      <h1 className={cancel.title}>{canChoose ? texts.title : texts.nowhere}</h1>
      {aboveDates.map((problem) => (
        <p key={problem} className={styles.problem} role="alert">
          {problem}
        </p>
      ))}
      <p className={cancel.lead}>
        {canChoose ? lead(present, plural(seats, texts.seats)) : whyNot(dates)}
      </p>
      {canChoose && (
        <fieldset
          className={styles.dates}
          aria-describedby={isMissing ? "move-date-error" : undefined}
        >
          <legend className={styles.legend}>{texts.choose}</legend>
          {isMissing && <FieldError id="move-date-error">{texts.missing}</FieldError>}
          {dates.dates.map((date) => (
            <label key={date.departure_id} className={styles.date}>
              <input
                type="radio"
                name="departure_id"
                value={date.departure_id}
                defaultChecked={date === offered}
              />
              <input
                type="hidden"
                name={`total.${date.departure_id}`}
                value={`${date.total.amount} ${date.total.currency}`}
              />
              <span className={styles.words}>
                <span className={styles.range}>
                  {formatDateRange(date.start_date, date.end_date, today)}
                </span>
                <span className={styles.price}>
                  {describeDifference(date.difference)}, {texts.total(formatMoney(date.total))}
                </span>
                <span className={styles.facts}>
                  {texts.left(plural(date.seats_left, texts.seats))}
                </span>
                <Group date={date} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {canChoose && <p className={styles.note}>{noteOf(request)}</p>}
      <div className={cancel.actions}>
        {canChoose && (
          <button className={action.action} type="submit">
            {texts.confirm}
          </button>
        )}
        <a className={cancel.back} href={order}>
          {canChoose ? texts.back : texts.toOrder}
        </a>
      </div>
    </form>
  );
}

function Group({ date }: { date: RequestDates["dates"][number] }) {
  const words = describeGroup(date);
  return words ? <span className={styles.facts}>{words}</span> : null;
}

const whyNot = ({ can_move: canMove }: RequestDates): string =>
  canMove ? texts.noDates : texts.askOrganizer;

/** Who has paid learns what becomes of the difference. */
const noteOf = ({ money }: GuestRequest): string =>
  money.paid.amount > 0 ? texts.paidNote : texts.note;
