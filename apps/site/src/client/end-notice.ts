/** More ms than these a timer does not wait. */
const longest = 2 ** 31 - 1;

/** Takes the notice above the header away at its time, also from a page that slept meanwhile. */
export function endNotice(): void {
  const bar = document.querySelector<HTMLElement>("[data-notice-until]");
  if (!bar) return;
  const end = Date.parse(bar.dataset.noticeUntil!);
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const rest = end - Date.now();
    if (rest <= 0) bar.remove();
    else timer = setTimeout(look, Math.min(rest, longest));
  };
  look();
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
}
