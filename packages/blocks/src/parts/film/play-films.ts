/** What a browser says of the line, where it says anything. */
interface Connection extends EventTarget {
  saveData?: boolean;
}

/** How much of a film is in the window when it plays. */
const seen = 0.25;

/**
 * Plays a page's films without sound, over and over, while they are seen: never before their posters are
 * painted, and never for who asked for less motion or for less data. Whoever stops one has it stopped.
 */
export function playFilms(): void {
  for (const layer of document.querySelectorAll<HTMLElement>("[data-film]")) void playFilm(layer);
}

const frame = () => new Promise(requestAnimationFrame);

/** Until the poster is there and the page, which may wait for its faces, has been painted with it. */
async function awaitPoster(layer: HTMLElement): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await layer.parentElement?.querySelector("img")?.decode();
  while (document.documentElement.hasAttribute("data-awaits-faces")) await frame();
  await frame();
  await frame();
}

/** The button that stops it: behind it, or behind the frame that both stand in. */
function findButton(layer: HTMLElement): HTMLButtonElement {
  const places = [layer.nextElementSibling, layer.parentElement?.nextElementSibling];
  const found = places.find((one) => one?.matches("[data-film-button]"));
  if (!found) throw new Error("A film has no button that stops it");
  return found as HTMLButtonElement;
}

async function playFilm(layer: HTMLElement): Promise<void> {
  const button = findButton(layer);
  const { connection } = navigator as Navigator & { connection?: Connection };
  const asks = ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"].map((query) =>
    matchMedia(query),
  );
  const mayPlay = () => !asks.some(({ matches }) => matches) && !connection?.saveData;
  let isSeen = false;
  let isStopped = false;
  let video: HTMLVideoElement | undefined;

  const give = () => {
    const made = document.createElement("video");
    made.muted = true;
    made.loop = true;
    made.playsInline = true;
    made.disablePictureInPicture = true;
    made.setAttribute("aria-hidden", "true");
    made.tabIndex = -1;
    made.src = layer.dataset.film!;
    made.addEventListener("playing", () => {
      // One that was taken away while it began says so all the same.
      if (made !== video) return;
      layer.dataset.isShown = "";
      button.hidden = false;
    });
    // One that is gone, or that this browser can't play, leaves the poster.
    made.addEventListener("error", take);
    layer.prepend(made);
    return made;
  };
  const take = () => {
    video?.pause();
    video?.remove();
    video = undefined;
    button.hidden = true;
    delete layer.dataset.isShown;
  };
  const update = () => {
    if (!mayPlay()) return take();
    button.toggleAttribute("data-is-stopped", isStopped);
    if (!isSeen || isStopped) return video?.pause();
    video ??= give();
    // A browser that saves its battery plays nothing by itself: then the poster is all there is.
    video.play().catch(() => video?.readyState === 0 && take());
  };

  button.addEventListener("click", () => {
    isStopped = !isStopped;
    button.setAttribute("aria-label", (isStopped ? button.dataset.play : button.dataset.stop)!);
    update();
  });
  if (mayPlay()) await awaitPoster(layer).catch(() => {});
  for (const ask of asks) ask.addEventListener("change", update);
  connection?.addEventListener("change", update);
  const watch = (entries: IntersectionObserverEntry[]) => {
    isSeen = entries.at(-1)!.isIntersecting;
    update();
  };
  new IntersectionObserver(watch, { threshold: seen }).observe(layer);
}
