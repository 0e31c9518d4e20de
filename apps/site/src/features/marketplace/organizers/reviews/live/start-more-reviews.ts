import { keptLiveTexts as texts } from "../../../../../texts/kept-live.ru.ts";
import { fetchPage } from "../../../fetching/fetch-page.ts";

const timeout = 20_000;

/** The next page of reviews comes below those that are read; the address is that of the last one. */
export function startMoreReviews(): void {
  const main = document.querySelector<HTMLElement>("[data-more-reviews]");
  main?.addEventListener("click", (event) => {
    const next = (event.target as Element).closest<HTMLAnchorElement>('a[rel="next"]');
    if (!next || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (next.ariaBusy !== "true") void showNext(main, next);
  });
}

async function showNext(main: HTMLElement, next: HTMLAnchorElement): Promise<void> {
  const [list, links, failed] = ["reviews", "review-pages", "reviews-failed"].map((name) =>
    main.querySelector<HTMLElement>(`[data-${name}]`),
  );
  failed!.textContent = "";
  next.ariaBusy = "true";
  const page = await fetchPage(next.href, AbortSignal.timeout(timeout));
  next.ariaBusy = null;
  const coming = [...(page?.querySelectorAll<HTMLElement>("[data-reviews] > li") ?? [])];
  const [first] = coming;
  if (!first) {
    failed!.textContent = texts.reviewsFailed;
    return;
  }
  list!.append(...coming);
  links!.replaceChildren(...page!.querySelector("[data-review-pages]")!.childNodes);
  history.replaceState(null, "", next.href);
  // Whoever came by the keyboard goes on with the first new one.
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}
