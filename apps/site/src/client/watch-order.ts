import { countdownTexts } from "../texts/ru.ts";

/** How often an open page asks whether its request has changed, in ms. */
const interval = 5000;
const tick = 1000;

/**
 * Keeps a request's page true: the time left runs, and when the request is another than the page
 * says, the server's new page takes the place of the old one. Asks nothing while nobody looks.
 */
export function watchOrder(): void {
  let page = document.querySelector<HTMLElement>("[data-order]");
  if (!page) return;
  countDown(page);
  setInterval(() => page && countDown(page), tick);

  const refresh = async () => {
    if (!page || document.hidden) return;
    const { leads } = page.dataset;
    const found = await askForPage(leads ?? location.href);
    if (!found || found.dataset.state === page.dataset.state) return;
    if (leads) return location.assign(leads);
    page.replaceWith(found);
    page = found;
    countDown(page);
    const news = page.querySelector<HTMLElement>("[data-news]");
    // A live region must stand in the page before its words do.
    setTimeout(() => news?.append(news.dataset.news ?? ""), 50);
    setTimeout(() => news?.replaceChildren(), 8000);
  };
  setInterval(() => void refresh(), interval);
  addEventListener("visibilitychange", () => void refresh());
  addEventListener("online", () => void refresh());
}

/** The request's part of the page as it is now; nothing while it can't be had. */
async function askForPage(href: string): Promise<HTMLElement | null> {
  try {
    const response = await fetch(href, { headers: { accept: "text/html" } });
    if (!response.ok) return null;
    // Without its styles, of which this page's policy may know nothing.
    const text = (await response.text()).replaceAll(/<style[^]*?<\/style>/g, "");
    const html = new DOMParser().parseFromString(text, "text/html");
    return html.querySelector<HTMLElement>("[data-order]");
  } catch {
    return null;
  }
}

const here = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** Writes until when the seats are held by the reader's own clocks, and how long that is. */
function countDown(page: HTMLElement): void {
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
