import { Button } from "@tour/ui-kit/button";
import { formatDateRange } from "../../format/format-dates.ts";
import { hyphenateEndless } from "../../format/hyphenate.ts";
import { bookingPath, opensBooking } from "../../content/link.ts";
import { askLink } from "./ask-link.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import type { dates } from "../dates.block.ts";
import styles from "./book-button.module.css";

type BookButtonProps = PropsOf<typeof dates> & {
  departure: DepartureView;
  className?: string;
  size?: "s" | "m";
};

/** When the departure's sale begins, in the button's place until then. */
function Opening({ children, className }: { children: string; className: string | undefined }) {
  return <p className={`${styles.opening} ${className ?? ""}`}>{children}</p>;
}

/**
 * Books a seat on the departure, or asks the organiser for the next one that gets free; where the
 * site takes no requests yet, asks them about the date.
 */
export function BookButton({
  departure,
  content,
  data,
  page,
  size = "m",
  className,
}: BookButtonProps) {
  if (departure.opening && page.takesRequests !== false) {
    return <Opening className={className}>{departure.opening.full}</Opening>;
  }
  const range = formatDateRange(departure.start, departure.end, page.today);
  const isFree = !isTaken(departure);
  const canBook = isFree && page.takesRequests !== false;
  const { askForSeat, seatSubject, askOfDate, dateSubject } = texts.dates;
  const instead = isFree ? askOfDate : askForSeat;
  const text = hyphenateEndless(canBook ? content.button_text || texts.book : instead);
  const href = bookingPath(page.path, departure.id);
  const wish = (isFree ? dateSubject : seatSubject)(data.tourTitle, range);
  const leading = canBook ? { href, ...opensBooking(href) } : askLink(wish, content, data);
  return (
    <Button
      {...leading}
      size={size}
      variant={canBook ? "primary" : "secondary"}
      className={className}
      aria-label={`${text}: ${range}`}
    >
      {text}
    </Button>
  );
}
