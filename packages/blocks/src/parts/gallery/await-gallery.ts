"use client";

const near = ["pointerover", "focusin", "touchstart"] as const;

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-gallery-item]") : null;

/**
 * Fetches what opens the gallery when a pointer or the focus first reaches one of its links. A press
 * that comes before the code is held and made again with it; if the code does not come, the link
 * leads to its picture. Returns a function that stops it.
 */
export function awaitGallery(root: HTMLElement, label: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let started: Promise<void> | undefined;
  let isReady = false;
  let held: HTMLAnchorElement | null = null;

  const start = () =>
    (started ??= import("./start-gallery.ts").then(
      ({ startGallery }) => {
        if (signal.aborted) return;
        signal.addEventListener("abort", startGallery(root, label));
        isReady = true;
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    ));

  const approach = (event: Event) => {
    // A failure is dealt with when the gallery is asked for.
    if (findLink(event)) start().catch(() => undefined);
  };
  const press = (event: MouseEvent) => {
    const link = findLink(event);
    const isSpecial = event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey;
    if (isReady || !link || isSpecial || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    const isFirst = held === null;
    held = link;
    if (!isFirst) return;
    start().then(
      () => {
        if (isReady) held?.click();
        held = null;
      },
      () => location.assign(link.href),
    );
  };

  for (const type of near) root.addEventListener(type, approach, { passive: true, signal });
  root.addEventListener("click", press, { signal });
  return () => stop.abort();
}
