import { createRoot, hydrateRoot } from "react-dom/client";
import { BookingForm } from "./booking-form.tsx";
import type { BookingFormProps } from "./booking-form.tsx";
import { BookingWindow } from "./booking-window.tsx";

/** Brings the form of the booking page to life. */
export function hydrateBooking(): void {
  const element = document.querySelector("[data-booking-form]");
  const props = readProps(document);
  if (element && props) hydrateRoot(element, <BookingForm {...props} />);
}

/** Opens the booking page at this address as a window over the page that one is on. */
export function openBooking(href: string): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<BookingWindow load={() => loadProps(href)} href={href} onClosed={close} />);
}

/** What the page at this address would show. */
async function loadProps(href: string): Promise<BookingFormProps> {
  const answer = await fetch(href, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const props = readProps(page);
  if (!props) throw new Error(`No form at ${href}: ${answer.status}`);
  return props;
}

function readProps(page: Document): BookingFormProps | null {
  const json = page.getElementById("booking-props")?.textContent;
  return json ? (JSON.parse(json) as BookingFormProps) : null;
}
