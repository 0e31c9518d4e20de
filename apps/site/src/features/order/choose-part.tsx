import type { GuestRequest } from "@tour/api";
import { formatDateRange, plural, sayMomentThere } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { describeDifference } from "./describe-difference.ts";
import type { OtherDate } from "./find-nearest.ts";
import styles from "./move-part.module.css";

const texts = allTexts.order.move;

interface ChoosePartProps {
  request: GuestRequest;
  nearest: OtherDate | null;
  /** When the page is made, in ms. */
  now: number;
}

/** The trip is not as it was booked: what there is to choose, and until when. */
export function ChoosePart({ request, nearest, now }: ChoosePartProps) {
  const { choose_until: until, status, moved_from: before } = request;
  if (!until || status > 3) return null;
  return (
    <section className={styles.choose} aria-labelledby="choose">
      <h2 className={styles.chooseTitle} id="choose">
        {texts[before ? "datesChanged" : "tooSmall"].title}
      </h2>
      {before ? (
        <MovedWords {...{ request, before, until, now }} />
      ) : (
        <TooSmallWords {...{ request, nearest, until, now }} />
      )}
    </section>
  );
}

interface MovedWordsProps extends Pick<ChoosePartProps, "request" | "now"> {
  before: NonNullable<GuestRequest["moved_from"]>;
  until: string;
}

/** The organiser moved the trip: the new dates, others, or all of the money. */
function MovedWords({ request, before, until, now }: MovedWordsProps) {
  const { uuid, tour, departure, money } = request;
  const range = rangeAt(tour.time_zone, now);
  const to = range(departure);
  return (
    <>
      <p>{texts.datesChanged.text(range(before), to)}</p>
      <p>
        {texts.datesChanged.until(sayMomentThere(until, tour.time_zone), money.paid.amount > 0)}
      </p>
      <div className={styles.ways}>
        <form method="post" action={`/order/${uuid}/keep`}>
          <button type="submit" className={action.action}>
            {texts.datesChanged.keep(to)}
          </button>
        </form>
        <a className={styles.link} href={`/order/${uuid}/move`}>
          {texts.tooSmall.move}
        </a>
        <CancelLink request={request} />
      </div>
    </>
  );
}

interface TooSmallWordsProps extends ChoosePartProps {
  until: string;
}

/** The group was too small: another date, or all of the money. */
function TooSmallWords({ request, nearest, until, now }: TooSmallWordsProps) {
  const { uuid, tour, money, departure } = request;
  const missing = departure.group?.missing ?? 0;
  return (
    <>
      <p>
        {missing > 0 && `${texts.tooSmall.missing(plural(missing, texts.people))} `}
        {texts.tooSmall.text(sayMomentThere(until, tour.time_zone), money.paid.amount > 0)}
      </p>
      {nearest && (
        <p>
          {texts.tooSmall.nearest(rangeAt(tour.time_zone, now)(nearest))}{" "}
          {describeDifference(nearest.difference)}.
        </p>
      )}
      <div className={styles.ways}>
        <a className={action.action} href={`/order/${uuid}/move`}>
          {texts.tooSmall.move}
        </a>
        <CancelLink request={request} />
      </div>
    </>
  );
}

const CancelLink = ({ request: { uuid, money } }: Pick<ChoosePartProps, "request">) => (
  <a className={styles.link} href={`/order/${uuid}/cancel`}>
    {money.paid.amount > 0 ? texts.tooSmall.refund : texts.tooSmall.cancel}
  </a>
);

/** Writes dates as they are read then, with the year where it is another one. */
const rangeAt = (timeZone: string, now: number) => {
  const today = readToday(timeZone, new Date(now));
  return (dates: { start_date: string; end_date: string }) =>
    formatDateRange(dates.start_date, dates.end_date, today);
};
