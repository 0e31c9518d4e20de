import { ask } from "@tour/api";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BookingForm } from "./booking-form.tsx";
import type { BookingFormProps } from "./booking-form.tsx";
import { BookingWindow } from "./booking-window.tsx";
import { idPrefix } from "./id-prefix.ts";

/** Brings the form of the booking page to life. */
export function hydrateBooking(): void {
  const element = document.querySelector("[data-booking-form]");
  const json = document.getElementById("booking-props")?.textContent;
  if (!element || !json) return;
  hydrateRoot(element, <BookingForm {...(JSON.parse(json) as BookingFormProps)} />, {
    identifierPrefix: idPrefix,
  });
}

/** Opens the booking page at this address as a window over the page that one is on. */
export function openBooking(href: string): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place, { identifierPrefix: idPrefix });
  const close = () => {
    root.unmount();
    place.remove();
  };
  // At once: a second press must find the window over the link, and not open another one.
  flushSync(() =>
    root.render(<BookingWindow load={() => loadProps(href)} href={href} onClosed={close} />),
  );
}

/** What the page at this address would show. */
async function loadProps(href: string): Promise<BookingFormProps> {
  const answer = await ask(href, { headers: { accept: "text/html" } });
  // Cut out, not parsed: the page's policy would speak against the other page's styles.
  const [, json] = propsElement.exec(await answer.text()) ?? [];
  if (!json) throw new Error(`No form at ${href}: ${answer.status}`);
  return JSON.parse(json) as BookingFormProps;
}

/** Its JSON has no `<` of its own. */
const propsElement = /<script id="booking-props"[^>]*>([^<]+)<\/script>/;
