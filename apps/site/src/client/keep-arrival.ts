import { ask } from "@tour/api";

const selector = "[data-arrival]";

/**
 * An arrival page on this device: kept for where there is no network, and its form sent without
 * leaving it, so that nothing that was typed is lost on a bad line.
 */
export function keepArrival(): void {
  if (!document.querySelector(selector)) return;
  void keepPage();
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest(selector)) return;
    event.preventDefault();
    void send(form);
  });
}

/** Browsers that have no service workers, or keep none in private windows, go without. */
async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/arrival/worker.js", { scope: "/arrival/" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: location.pathname }, []);
  } catch {
    document.querySelector("[data-keeps]")?.remove();
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>("[data-failed]");
  const button = form.querySelector("button");
  if (button) button.disabled = true;
  try {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const response = await ask(form.action, {
      method: "POST",
      body: new URLSearchParams(entries),
      headers: { accept: "text/html" },
    });
    const answer = await response.text();
    // Without its styles, of which this page's policy may know nothing.
    const text = answer.replaceAll(/<style[^]*?<\/style>/g, "");
    const html = new DOMParser().parseFromString(text, "text/html");
    const next = html.querySelector<HTMLFormElement>(`${selector} form`);
    // Too long, or the server is in trouble: what was typed stays.
    if (!next && [413, 500, 503].includes(response.status)) throw new Error("Not taken");
    // Over, closed or gone: the server's page says so.
    if (!next) return location.reload();
    form.replaceWith(next);
    next.querySelector<HTMLElement>("[role=alert], [data-failed]")?.scrollIntoView({
      block: "center",
    });
    void keepPage();
  } catch {
    if (status) status.textContent = status.dataset.failed ?? "";
  } finally {
    if (button) button.disabled = false;
  }
}
