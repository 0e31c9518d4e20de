import { watchMoment } from "./watch-moment.ts";

/** Takes the notice above the header away at its time, also from a page that slept meanwhile. */
export function endNotice(): void {
  const bar = document.querySelector<HTMLElement>("[data-notice-until]");
  if (!bar) return;
  watchMoment(Date.parse(bar.dataset.noticeUntil!), ({ stop }) => {
    stop();
    bar.remove();
  });
}
