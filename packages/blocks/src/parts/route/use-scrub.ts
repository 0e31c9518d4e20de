import { useEffect, useRef, useState } from "react";
import type { ChangeEvent, PointerEvent } from "react";
import { mapSize } from "./project-route.ts";
import { shareOf } from "./draw-route.ts";
import type { RouteView } from "./route-view.ts";

/** How far along the way an arrow key goes: one of so many steps. */
export const scrubSteps = 400;
/** Farther from the line than this a pointer on the map means nothing, in units of the map. */
const reach = 150;

const isHeld = (event: PointerEvent) => event.pointerType === "mouse" || event.buttons > 0;

/** Where on a route somebody looks, by pointer, finger or keys, on its profile or on its map. */
export function useScrub(view: RouteView) {
  const [share, setShare] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = slider;
    // This code comes with a touch: what was slid before it stays where it is.
    const isSlid = current && (current.valueAsNumber > 0 || current === document.activeElement);
    if (isSlid) setShare(current.valueAsNumber / scrubSteps);
  }, []);

  const along = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld(event)) return;
    const box = event.currentTarget.getBoundingClientRect();
    setShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  const overMap = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld(event)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * mapSize;
    const y = ((event.clientY - box.top) / box.height) * mapSize;
    let [nearest, least] = [null as number | null, reach];
    for (const point of view.points) {
      const distance = Math.hypot(point[0] - x, point[1] - y);
      if (distance < least) [nearest, least] = [shareOf(view, point[2]), distance];
    }
    if (nearest !== null) setShare(nearest);
  };
  return {
    share,
    slider: {
      ref: slider,
      min: 0,
      max: scrubSteps,
      value: Math.round((share ?? 0) * scrubSteps),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setShare(Number(event.currentTarget.value) / scrubSteps),
      onFocus: () => setShare((known) => known ?? 0),
      onPointerDown: along,
      onPointerMove: along,
    },
    map: { onPointerDown: overMap, onPointerMove: overMap },
  };
}
