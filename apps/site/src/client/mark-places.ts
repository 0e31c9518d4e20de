/** The part of the window's height at which a block counts as what is being read. */
const readingLine = 0.3;

/**
 * Marks in the tour's bar which of its places is being read, and shows the bar once the first screen
 * has passed where the browser's styles can't tell.
 */
export function markPlaces(bar: HTMLElement): void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>("[data-place]")];
  const mark = (id: string | undefined) => {
    for (const link of links) {
      const isCurrent = link.dataset.place === id;
      if (!isCurrent) link.removeAttribute("aria-current");
      else if (!link.ariaCurrent) {
        link.ariaCurrent = "location";
        bringIntoRow(link);
      }
    }
  };
  const line = `${-100 * readingLine}% 0px ${-100 * (1 - readingLine)}%`;
  const read = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) if (isIntersecting) mark(target.id);
    },
    { rootMargin: line },
  );
  for (const block of document.querySelectorAll("[data-block]")) read.observe(block);

  const first = bar.closest("[data-block]");
  if (!first || CSS.supports("animation-timeline: view()")) return;
  new IntersectionObserver(
    ([change]) => {
      const isPassed = change && !change.isIntersecting && change.boundingClientRect.top < 0;
      bar.toggleAttribute("data-is-due", isPassed);
    },
    { rootMargin: "-96px 0px 0px" },
  ).observe(first);
}

/** Moves the row of places alone: the page is scrolled by nobody but its reader. */
function bringIntoRow(link: HTMLElement): void {
  const row = link.closest("nav");
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const from = link.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollBy({ left: from - (row.clientWidth - link.offsetWidth) / 2 });
}
