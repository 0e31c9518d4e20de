import { countdownTexts } from "../texts/ru.ts";
import { fetchOrder } from "./fetch-order.ts";
import { sendMessages } from "./send-message.ts";
import { showOrder } from "./show-order.ts";

/** How often an open page asks whether its request has changed, in ms. */
const interval = 5000;
const tick = 1000;

/**
 * Keeps a request's page true: the time left runs, and when the request is another than the page
 * says, the server's new page takes the place of the old one; of new messages their thread alone.
 * Asks nothing while nobody looks.
 */
export function watchOrder(): void {
  let page = document.querySelector<HTMLElement>("[data-order]");
  if (!page) return;
  countDown(page);
  setInterval(() => page && countDown(page), tick);

  const show = (found: HTMLElement) => {
    if (!page) return;
    page = showOrder(page, found);
    countDown(page);
  };
  const refresh = async () => {
    if (!page || document.hidden) return;
    const { leads, state } = page.dataset;
    const answer = await fetchOrder(leads ?? location.href);
    if (!answer?.isOk || !answer.page) return;
    if (!leads) show(answer.page);
    else if (answer.page.dataset.state !== state) location.assign(leads);
  };
  sendMessages(show);
  setInterval(() => void refresh(), interval);
  addEventListener("visibilitychange", () => void refresh());
  addEventListener("online", () => void refresh());
}

const here = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** Writes until when the seats are held by the reader's own clocks, and how long that is. */
function countDown(page: HTMLElement): void {
  // The same moment stands among the money: two zones on one page read as two deadlines.
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-moment]")) {
    time.textContent = here.format(new Date(time.dateTime));
  }
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-countdown]")) {
    const until = new Date(time.dateTime);
    const left = Math.max(0, until.getTime() - Date.now());
    const words = `${here.format(until)}, ${countdownTexts.left(writeTime(left))}`;
    if (time.textContent !== words) time.textContent = words;
  }
}

const minute = 60_000;
const hour = 60 * minute;

function writeTime(left: number): string {
  const { hours, minutes, seconds } = countdownTexts;
  if (left >= hour)
    return `${hours(Math.floor(left / hour))} ${minutes(Math.floor((left % hour) / minute))}`;
  if (left >= minute) return minutes(Math.floor(left / minute));
  return seconds(Math.floor(left / 1000));
}
