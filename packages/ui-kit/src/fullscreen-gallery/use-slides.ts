"use client";

import type { EmblaCarouselType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { WheelGesturesPlugin } from "embla-carousel-wheel-gestures";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import type { RefObject } from "react";
import { readTurn } from "./gesture-rules.ts";
import type { Point } from "./zoom-rules.ts";

interface SlidesOptions {
  stage: RefObject<HTMLElement | null>;
  /** Of the current slide, from 0. */
  index: number;
  /** Whether a touch pad may move the slides now: it moves an enlarged picture instead. */
  canWheel: () => boolean;
  /** A drag has ended that means the next slide (1) or the one before (-1). */
  turn: (way: 1 | -1) => void;
}

const eventOf = { start: "mousedown", move: "mousemove", end: "mouseup" } as const;

/**
 * The row of slides, which Embla moves. It hears of drags only what `slide` hands on, and the wheel's;
 * where a drag leads to is decided by its px, and the movement there is the style sheet's, whose time
 * is exact: Embla's is a friction.
 */
export function useSlides({ stage, index, canWheel, turn }: SlidesOptions) {
  const track = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  // Where Embla heard of a drag first and last, in px of the window.
  const drag = useRef({ isHanded: false, isOn: false, from: 0, to: 0 });
  const canWheelNow = useRef(canWheel);
  const [startIndex] = useState(index);
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  const [drags, setDrags] = useState(0);
  const [watchDrag] = useState(() => (_: EmblaCarouselType, event: Event) => {
    // Fingers themselves come by way of the gestures, which know what a drag is for.
    if (event.isTrusted || !(drag.current.isHanded || canWheelNow.current())) return false;
    if (event instanceof MouseEvent) {
      drag.current = { ...drag.current, isOn: true, from: event.clientX, to: event.clientX };
    }
    return true;
  });
  const [plugins] = useState(() => [WheelGesturesPlugin({ wheelDraggingClass: "" })]);
  const [setViewport, embla] = useEmblaCarousel(
    { align: "start", startIndex, direction, watchDrag, watchFocus: false },
    plugins,
  );

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !track.current) return;
    const isRtl = isRightToLeft(element);
    // Until Embla has measured: the first frame shows the slide that was asked for.
    track.current.style.transform = `translateX(${startIndex * (isRtl ? 100 : -100)}%)`;
    setDirection(isRtl ? "rtl" : "ltr");
    setViewport(element);
  }, [stage, startIndex, setViewport]);

  useLayoutEffect(() => {
    // Slides far apart are exchanged at once: what lies between them is empty. And Embla's first
    // transform, in px for what was in percent, is no movement.
    const isNear = Math.abs(index - shown.current) <= 1;
    const isMoved = index !== shown.current || drags > 0;
    shown.current = index;
    if (track.current) track.current.dataset["jump"] = String(!(isNear && isMoved));
    embla?.scrollTo(index, true);
  }, [embla, index, drags]);

  const decide = useEffectEvent(() => {
    const { isOn, from, to } = drag.current;
    if (!isOn) return;
    drag.current.isOn = false;
    stage.current?.removeAttribute("data-moving");
    const way = readTurn(to - from, direction === "rtl");
    if (way !== 0) turn(way);
    // Also where nothing turned: Embla has a mind of its own.
    setDrags((times) => times + 1);
  });

  useEffect(() => {
    const element = stage.current;
    if (!embla || !element) return;
    const follow = (event: MouseEvent) => {
      if (!drag.current.isOn || event.isTrusted) return;
      drag.current.to = event.clientX;
      if (event.type === "mousemove") element.setAttribute("data-moving", "");
    };
    const listen = () => decide();
    // A window of another size moves nothing: the slide stays. One that is on its way goes on.
    const stay = () => {
      if (track.current?.getAnimations().length === 0) track.current.dataset["jump"] = "true";
    };
    const stop = new AbortController();
    element.addEventListener("mousemove", follow, { signal: stop.signal });
    element.addEventListener("mouseup", follow, { signal: stop.signal });
    embla.on("pointerUp", listen).on("reInit", stay);
    return () => {
      stop.abort();
      embla.off("pointerUp", listen).off("reInit", stay);
    };
  }, [embla, stage]);

  useLayoutEffect(() => {
    canWheelNow.current = canWheel;
  });

  return {
    track,
    isRtl: direction === "rtl",
    /** Hands a drag on to Embla. */
    slide(step: keyof typeof eventOf, { x, y }: Point) {
      drag.current.isHanded = step !== "end";
      const place = { clientX: x, clientY: y, bubbles: true, cancelable: true };
      track.current?.dispatchEvent(new MouseEvent(eventOf[step], place));
    },
  };
}
