import { messageFormTexts as texts } from "../texts/ru.ts";

const formOf = (page: HTMLElement) => page.querySelector<HTMLElement>("[data-message-form]");
const threadOf = (page: HTMLElement) => page.querySelector<HTMLElement>("[data-thread]");

/**
 * Puts what is new on the server's page into the shown one, and answers the page that is shown then.
 * The form of messages stays the same element: somebody may be typing there.
 */
export function showOrder(shown: HTMLElement, found: HTMLElement): HTMLElement {
  const isNewThread = threadOf(found)?.dataset.thread !== threadOf(shown)?.dataset.thread;
  const author = threadOf(found)?.dataset.author;
  if (found.dataset.state !== shown.dataset.state) {
    const news = found.querySelector<HTMLElement>("[data-news]")?.dataset.news ?? "";
    replacePage(shown, found);
    tell(found, news);
    return found;
  }
  if (!isNewThread) return shown;
  const thread = threadOf(found);
  if (thread) threadOf(shown)?.replaceWith(thread);
  tell(shown, author === "guest" ? texts.sent : texts.came);
  return shown;
}

function replacePage(shown: HTMLElement, found: HTMLElement): void {
  const form = formOf(shown);
  const field = document.activeElement;
  const isTyping = field instanceof HTMLTextAreaElement && form?.contains(field);
  const selection = isTyping ? ([field.selectionStart, field.selectionEnd] as const) : null;
  shown.replaceWith(found);
  if (form) formOf(found)?.replaceWith(form);
  if (!isTyping || !selection) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(...selection);
}

/** Says it for some seconds, to screen readers as well. */
function tell(page: HTMLElement, words: string): void {
  const news = page.querySelector<HTMLElement>("[data-news]");
  // A live region must stand in the page before its words do.
  setTimeout(() => news?.replaceChildren(words), 50);
  setTimeout(() => news?.replaceChildren(), 8000);
}
