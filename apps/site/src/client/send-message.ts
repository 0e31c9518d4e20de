import { messageFormTexts as texts } from "../texts/ru.ts";
import { fetchOrder } from "./fetch-order.ts";

/** A slow network gets this long, in ms. */
const timeout = 30_000;

/**
 * Sends the form of messages without leaving the page. What was typed stays until the server has it;
 * what it answers is handed over to be shown.
 */
export function sendMessages(show: (page: HTMLElement) => void): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-message-form]")) return;
    event.preventDefault();
    void send(form, show);
  });
}

async function send(form: HTMLFormElement, show: (page: HTMLElement) => void): Promise<void> {
  const typed = form.querySelector("textarea");
  const key = form.querySelector<HTMLInputElement>("[name=key]");
  if (!typed || !key || typed.readOnly) return;
  const body = new URLSearchParams([
    ["key", key.value],
    ["text", typed.value],
  ]);
  say(form, "");
  // Not disabled: that would take the focus away.
  typed.readOnly = true;
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetchOrder(form.action, { method: "POST", body, signal });
  typed.readOnly = false;
  if (!answer) return say(form, texts.offline);
  const { isOk, page } = answer;
  if (!isOk || !page) {
    return say(form, page?.querySelector("[data-problem]")?.textContent || texts.failed);
  }
  typed.value = "";
  // The next message is another.
  key.value = page.querySelector<HTMLInputElement>("[name=key]")?.value ?? "";
  show(page);
}

function say(form: HTMLFormElement, problem: string): void {
  const place = form.querySelector("[data-problem]");
  if (place) place.textContent = problem;
}
