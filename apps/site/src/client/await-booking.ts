import { loadModules } from "../islands/load-modules.ts";
import { loadStyles } from "../islands/load-styles.ts";

/** What the module of the form exports; the script must not import what it waits for. */
interface BookingCode {
  hydrateBooking: () => void;
  openBooking: (href: string) => void;
}

/**
 * Brings the booking form: at once on its own page, and as a window at the first press of a link to
 * it anywhere else. Where its code can't be had, the link leads to the page.
 */
export function awaitBooking(): void {
  const load = () =>
    Promise.all([
      loadModules(document.documentElement.dataset.booking),
      loadStyles(document.documentElement.dataset.bookingStyles),
    ]).then(([code]) => code as BookingCode);

  if (document.querySelector("[data-booking-form]")) {
    void load().then(({ hydrateBooking }) => hydrateBooking());
    return;
  }
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-books]");
    const isSpecial = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || isSpecial || event.button > 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.ariaBusy === "true") return;
    link.ariaBusy = "true";
    load()
      .then(({ openBooking }) => openBooking(link.href))
      .catch(() => location.assign(link.href))
      .finally(() => link.removeAttribute("aria-busy"));
  };
  // Before others hear of the press: no page is left by it, and no island need hold it.
  addEventListener("click", open, { capture: true });
}
