import { marketLiveTexts as texts } from "../../../../texts/market-live.ru.ts";
import { fetchPage } from "../../fetching/fetch-page.ts";
import { awaitKitParts } from "../../filters/live/await-kit-parts.ts";
import { inputOf, keepOneTime, readForm } from "../../form/read-form.ts";
import { findWrong, sayProblem } from "../../form/say-problem.ts";
import { applyChange } from "../../search/apply-change.ts";
import { startSheet } from "./start-sheet.ts";
import { noteCards, syncPage } from "./sync-page.ts";

/** What is typed is looked for once nobody typed for so long, in ms. */
const typingPause = 450;
/** A count that takes longer is no longer shown as if it were the new one, in ms. */
const countPause = 300;
/** A slow network gets this long, in ms. */
const timeout = 20_000;

/** Shows the list at an address of the catalogue without leaving the page. */
export type ShowSearch = (address: string) => void;

/**
 * Makes the catalogue live: each choice shows the server's new list in place, with its address. A newer
 * choice takes an older one's place, however late that answers. Null on other pages.
 */
export function startCatalogue(): ShowSearch | null {
  const main = document.querySelector<HTMLElement>("[data-catalogue]");
  const form = main?.querySelector<HTMLFormElement>("[data-filters]");
  if (!main || !form) return null;
  const list = main.querySelector<HTMLElement>('[data-part="found"]')!;
  const status = main.querySelector<HTMLElement>("[data-status]")!;
  // By the list, and on a phone in the sheet that lies over it.
  const failed = [...main.querySelectorAll<HTMLElement>("[data-failed]")];
  let isFailed = false;
  const sayFailed = (is: boolean) => {
    isFailed = is;
    for (const note of failed) note.hidden = !is;
  };
  let asked: AbortController | null = null;
  let wanted = { address: location.href, isNew: false };
  let shown = location.href;
  let formWas = readForm(form).href;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const counting = startCounting(form);

  async function show(address: string, isNew = true): Promise<void> {
    clearTimeout(typing);
    delete form!.dataset.typed;
    asked?.abort();
    counting.begin();
    const own = new AbortController();
    asked = own;
    wanted = { address, isNew };
    const timer = setTimeout(() => own.abort(), timeout);
    list.ariaBusy = "true";
    sayFailed(false);
    const page = await fetchCatalogue(address, own.signal);
    clearTimeout(timer);
    if (asked !== own) return;
    asked = null;
    list.ariaBusy = null;
    counting.end();
    sayFailed(page === null);
    if (!page) return;
    const next = page.querySelector<HTMLElement>("[data-catalogue]")!;
    // A map beside the list comes and goes with the page.
    if (next.dataset.view !== main!.dataset.view) return location.assign(address);
    const canonical = next.dataset.catalogue ?? address;
    shown = new URL(canonical, location.href).href;
    wanted.address = shown;
    formWas = readForm(next.querySelector<HTMLFormElement>("[data-filters]")!).href;
    if (isNew && canonical !== location.pathname + location.search) {
      sheet.put(canonical);
    }
    document.title = page.title;
    syncPage(main!, next);
    const said = main!.querySelector('[data-part="heading"] p') ?? list.querySelector("h2");
    status.textContent = said?.textContent ?? "";
  }

  /** Where a press leads that was made in a list or a form that is older than what is wanted. */
  const follow = (before: string, after: string): string =>
    asked || isFailed ? applyChange(before, after, wanted.address) : after;
  const showForm = () => {
    const is = readForm(form).href;
    const address = follow(formWas, is);
    formWas = is;
    void show(address);
  };
  noteCards(list);
  const sheet = startSheet(main, form);
  awaitKitParts(form, showForm);
  form.dataset.live = "";
  for (const text of form.querySelectorAll<HTMLElement>('[data-part="submit"] span')) {
    text.hidden = !text.hidden;
  }

  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name === "q") return;
    keepOneTime(form, target);
    if (sayProblem(target, !target.validity.valid)) showForm();
  });
  form.addEventListener("input", ({ target }) => {
    // Words are looked for when they are sent: until then nobody knows how many tours they find.
    form.dataset.typed = "";
    if (!(target instanceof HTMLInputElement) || target.type !== "text") return;
    clearTimeout(typing);
    if (target.validity.valid) {
      sayProblem(target, false);
      keepOneTime(form, target);
      typing = setTimeout(showForm, typingPause);
    }
  });
  inputOf(form, "q")?.addEventListener("search", ({ currentTarget }) => {
    if ((currentTarget as HTMLInputElement).value === "") showForm();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = inputOf(form, "q");
    if (words) words.dataset.sent = words.value;
    const wrong = findWrong(form);
    // The sheet would hide what is said at the field.
    if (wrong && form.closest("dialog")) return wrong.focus();
    // What the press is for is mostly on its way, or there: to ask again would be to wait twice.
    if (readForm(form).href !== wanted.address || isFailed) showForm();
    sheet.close();
  });
  main.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    // Those of the drawn map are of SVG, and know no path of their own.
    const to = link && new URL(link.getAttribute("href") ?? "", location.href);
    if (!to || !isPlain(event) || to.pathname !== location.pathname) return;
    if (to.origin !== location.origin || to.hash) return;
    event.preventDefault();
    const isPage = link.closest("nav")?.querySelector("[rel=next], [rel=prev]");
    const address = link.dataset.all ? to.href : follow(shown, to.href);
    void show(address).then(() => {
      if (!isPage || isFailed) return;
      main.focus({ preventScroll: true });
      scrollTo(0, 0);
    });
  });
  for (const note of failed) {
    note.querySelector("button")?.addEventListener("click", () => {
      void show(wanted.address, wanted.isNew);
    });
  }
  addEventListener("popstate", () => {
    if (!sheet.isOwnBack()) void show(location.href, false);
  });
  return (address) => void show(follow(shown, new URL(address, location.href).href));
}

/** On a phone the button tells how many tours are found: while that is not known, it says so. */
function startCounting(form: HTMLFormElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: string | null = null;
  const button = () => form.querySelector<HTMLElement>('[data-part="submit"] span:last-child');
  const end = () => {
    clearTimeout(timer);
    const words = button();
    if (known !== null && words) words.textContent = known;
    known = null;
  };
  const begin = () => {
    end();
    timer = setTimeout(() => {
      const words = button();
      if (!words) return;
      known = words.textContent;
      words.textContent = texts.counting;
    }, countPause);
  };
  return { begin, end };
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The catalogue's page at an address; null while it can't be had. */
async function fetchCatalogue(address: string, signal: AbortSignal): Promise<Document | null> {
  const page = await fetchPage(address, signal);
  // The hidden words of the button are those of a live form.
  for (const words of page?.querySelectorAll<HTMLElement>('[data-part="submit"] span') ?? []) {
    words.hidden = !words.hidden;
  }
  return page?.querySelector("[data-catalogue]") ? page : null;
}
