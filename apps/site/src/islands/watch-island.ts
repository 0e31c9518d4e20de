import type { Variant } from "@tour/blocks/render";
import type * as hydration from "./hydrate-island.tsx";
import { holdPress } from "./hold-press.ts";
import { loadModules } from "./load-modules.ts";

/** How far from the window an island comes alive, in px. */
const margin = 600;
const touches = ["pointerover", "touchstart", "focusin", "keydown"] as const;

/** Brings an island to life when it is near the view, touched or focused: whatever comes first. */
export function watchIsland(element: HTMLElement, fail: (error: unknown) => void): void {
  let isStarted = false;

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    observer.disconnect();
    for (const touch of touches) element.removeEventListener(touch, start);
    try {
      // React comes with the first island that needs it: most visits begin far above it.
      const [{ hydrateIsland }, { variant }] = (await Promise.all([
        loadModules(document.documentElement.dataset.hydration),
        loadModules(element.dataset.island),
      ])) as [typeof hydration, { variant: Variant }];
      await hydrateIsland(element, variant);
    } catch (error) {
      if (!held.follow()) fail(error);
      return;
    }
    held.pressAgain();
  };

  const held = holdPress(element, { onPress: start });
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  for (const touch of touches) element.addEventListener(touch, start, { passive: true });
}
