/** Brings the further pictures of cards when somebody comes to them, and moves them by arrows and keys. */
export function startGalleries(): void {
  const openTouched = ({ target }: Event) => {
    const gallery = (target as Element).closest<HTMLElement>("[data-gallery]");
    if (gallery) fill(gallery);
  };
  document.addEventListener("pointerover", openTouched, { passive: true });
  document.addEventListener("touchstart", openTouched, { passive: true });
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-gallery] [data-step]");
    if (button) step(galleryOf(button), Number(button.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const gallery = (target as Element).matches("[data-words]")
      ? (target as Element).parentElement?.querySelector<HTMLElement>("[data-gallery]")
      : null;
    if (!by || !gallery || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    step(gallery, by);
  });
  // Scrolling does not bubble.
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const gallery = target instanceof Element ? galleryOf(target) : null;
      if (gallery) show(gallery);
    },
    { capture: true, passive: true },
  );
}

const galleryOf = (element: Element) => element.closest<HTMLElement>("[data-gallery]");
const rowOf = (gallery: HTMLElement) => gallery.querySelector<HTMLElement>("a")!;

/** The place of the picture that is seen. */
function placeOf(gallery: HTMLElement): number {
  const row = rowOf(gallery);
  return Math.round(Math.abs(row.scrollLeft) / Math.max(row.clientWidth, 1));
}

function step(gallery: HTMLElement | null, by: number): void {
  if (!gallery) return;
  const row = rowOf(gallery);
  const place = Math.min(Math.max(placeOf(gallery) + by, 0), row.children.length - 1);
  fill(gallery, place);
  row.scrollTo({ left: place * row.clientWidth });
}

function show(gallery: HTMLElement): void {
  const place = placeOf(gallery);
  fill(gallery, place);
  const dots = gallery.querySelectorAll<HTMLElement>("i");
  for (const [index, dot] of dots.entries()) dot.dataset.current = String(index === place);
  const [back, on] = gallery.querySelectorAll<HTMLButtonElement>("[data-step]");
  if (back) back.disabled = place === 0;
  if (on) on.disabled = place === dots.length - 1;
}

/** The pictures up to the one after a place: the next swipe finds its own there. */
function fill(gallery: HTMLElement, place = placeOf(gallery)): void {
  const slides = [...rowOf(gallery).children].slice(0, place + 2);
  for (const slide of slides) {
    const template = slide.querySelector("template");
    if (!template) continue;
    const picture = template.content.firstElementChild as HTMLImageElement | null;
    // What is about to be seen waits for nothing.
    if (picture) picture.loading = "eager";
    template.replaceWith(template.content);
  }
}
