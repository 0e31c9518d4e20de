import { ask } from "@tour/api";
import { openingTexts } from "../texts/ru.ts";
import { offerReload } from "./offer-reload.ts";
import { watchMoment } from "./watch-moment.ts";

/** Between looks at the server's page, in ms: twice as long after each that still says the moment. */
const pauses = { first: 1000, longest: 30_000 };

/**
 * Shows the page anew once a sale has begun that it says is to come, also where it slept meanwhile. The
 * server says whether it has: visitors' clocks go wrong. Who is typing or has a window open is only told.
 */
export function watchOpening(): void {
  const { opens } = document.documentElement.dataset;
  if (!opens) return;
  let pause = pauses.first;
  let isBusy = false;
  watchMoment(Date.parse(opens), async ({ later, stop }) => {
    // Whoever looks again asks at once.
    if (document.hidden || isBusy) return;
    isBusy = true;
    const hasBegun = await isOver(opens);
    isBusy = false;
    if (!hasBegun) {
      later(pause);
      pause = Math.min(pause * 2, pauses.longest);
      return;
    }
    stop();
    if (isInUse()) offerReload(openingTexts);
    else location.reload();
  });
}

/** Whether the page as the server makes it now waits for this moment no more. */
async function isOver(opens: string): Promise<boolean> {
  try {
    // Nobody reads it: it counts as no visit.
    const headers = { accept: "text/html", purpose: "prefetch" };
    const response = await ask(location.href, { headers, cache: "no-store" });
    return response.ok && !(await response.text()).includes(`data-opens="${opens}"`);
  } catch {
    return false;
  }
}

/** Whether something would be lost, or taken out of the hand. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden], [type=checkbox], [type=radio])",
  );
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  return isTyped || document.querySelector("dialog[open]") !== null;
}
