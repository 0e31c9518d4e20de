import { ask } from "@tour/api";
import { openingTexts } from "../texts/ru.ts";
import { offerReload } from "./offer-reload.ts";

/** More ms than these a timer does not wait. */
const longest = 2 ** 31 - 1;
/** Between looks at the server's page, in ms: twice as long after each that still says the moment. */
const pauses = { first: 1000, longest: 30_000 };

/**
 * Shows the page anew once a sale has begun that it says is to come, also where it slept meanwhile. The
 * server says whether it has: visitors' clocks go wrong. Who is typing or has a window open is only told.
 */
export function watchOpening(): void {
  const { opens } = document.documentElement.dataset;
  if (!opens) return;
  const moment = Date.parse(opens);
  let timer: ReturnType<typeof setTimeout>;
  let pause = pauses.first;
  let isBusy = false;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(ms, longest));
  };
  const look = async () => {
    clearTimeout(timer);
    const rest = moment - Date.now();
    if (rest > 0) return later(rest);
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
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
    if (isInUse()) offerReload(openingTexts);
    else location.reload();
  };
  void look();
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
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
