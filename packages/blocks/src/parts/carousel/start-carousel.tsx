"use client";

import { hydrateRoot } from "react-dom/client";
import { CarouselControls } from "./carousel-controls.tsx";

/**
 * Brings the carousel of a `CarouselFrame` in the page's HTML to life, whoever has drawn it. Settled
 * once Embla moves it.
 */
export function startCarousel(frame: HTMLElement): Promise<void> {
  const controls = frame.querySelector("[data-carousel-controls]");
  if (!controls) return Promise.resolve();
  return new Promise((resolve) => {
    hydrateRoot(
      controls,
      <CarouselControls isFree={frame.dataset["carousel"] === "free"} onLive={resolve} />,
    );
  });
}
