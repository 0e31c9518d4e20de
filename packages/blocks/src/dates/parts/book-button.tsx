import { Button } from "@tour/ui-kit/button";
import { formatDateRange } from "../../format/format-dates.ts";
import { contactHref } from "../../page-data/select-contact.ts";
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

/** Where the site's contacts stand, for an organiser of whom nothing is known. */
const contactsPath = "/#contacts";

/** Leads to the organiser to book the departure, or to wait for a seat on a full one. */
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
  const text = canBook ? content.button_text || texts.book : texts.dates.waitingList;
  const subject = canBook ? texts.dates.bookingSubject : texts.dates.waitingSubject;
  const href = data.contact
    ? contactHref(data.contact, subject(data.tourTitle, range))
    : contactsPath;
  return (
    <Button
      href={href}
      size={size}
      variant={canBook ? "primary" : "secondary"}
      className={className}
      aria-label={`${text}: ${range}`}
    >
      {text}
    </Button>
  );
}
