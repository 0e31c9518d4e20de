import { Button } from "@tour/ui-kit/button";
import { formatDateRange } from "../../format/format-dates.ts";
import { hyphenateEndless } from "../../format/hyphenate.ts";
import { bookingPath, opensBooking } from "../../content/link.ts";
import { askLink } from "./ask-link.ts";
import { isOpen } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import type { dates } from "../dates.block.ts";

type BookButtonProps = PropsOf<typeof dates> & {
  departure: DepartureView;
  className?: string;
  size?: "s" | "m";
};

/** Books a seat on the departure, or asks the organiser for the next one that gets free. */
export function BookButton({
  departure,
  content,
  data,
  page,
  size = "m",
  className,
}: BookButtonProps) {
  const range = formatDateRange(departure.start, departure.end, page.today);
  const canBook = isOpen(departure);
  const text = hyphenateEndless(
    canBook ? content.button_text || texts.book : texts.dates.askForSeat,
  );
  const href = bookingPath(page.path, departure.id);
  const wish = texts.dates.seatSubject(data.tourTitle, range);
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
