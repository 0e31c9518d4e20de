"use client";

import { useRef, type PointerEvent } from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { chooseThumb, moveThumb, readShare, toShare, type SliderScale } from "./slider-model.ts";

interface SliderDrag extends SliderScale {
  values: readonly number[];
  disabled: boolean;
  /** Hears each new place. */
  move: (values: readonly number[]) => void;
  /** Hears the last place, when the thumb is let go. */
  commit: (values: readonly number[]) => void;
}

interface Drag {
  /** `null` while two thumbs lie in one place and the direction is not known. */
  thumb: number | null;
  /** How far from its middle the thumb was taken, in px. */
  grip: number;
  values: readonly number[];
  start: readonly number[];
  hasMoved: boolean;
}

/** Presses and drags on a slider's track; the keys are the native inputs' own. */
export function useSliderDrag(slider: SliderDrag) {
  const drag = useRef<Drag | null>(null);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current) return;
    const { left, width, isRightToLeft } = measureTrack(event.currentTarget);
    const share = (event.clientX - current.grip - left) / width;
    const at = readShare(isRightToLeft ? 1 - share : share, slider);
    const thumb = (current.thumb ??= chooseThumb(current.values, at));
    if (thumb === null) return;
    const input = event.currentTarget.querySelectorAll("input")[thumb];
    if (input && input !== document.activeElement) input.focus({ preventScroll: true });
    const next = moveThumb(current.values, thumb, at);
    if (next[thumb] === current.values[thumb]) return;
    Object.assign(current, { values: next, hasMoved: true });
    slider.move(next);
  };
  const end = () => {
    const current = drag.current;
    drag.current = null;
    if (current?.hasMoved) slider.commit(current.values);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (slider.disabled || event.button !== 0) return;
      // The press must not take the focus from the thumb that is about to get it.
      event.preventDefault();
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // The pointer has left already: the drag goes on as far as it is heard of.
      }
      const { values } = slider;
      const start = { thumb: null, values, start: values, hasMoved: false };
      drag.current = { ...start, ...readGrip(event, slider) };
      follow(event);
    },
    onPointerMove: follow,
    onPointerUp: end,
    /** The finger went on to scroll the page: nothing was meant. */
    onPointerCancel() {
      if (drag.current?.hasMoved) slider.move(drag.current.start);
      drag.current = null;
    },
  };
}

function measureTrack(control: HTMLElement) {
  const { left, width } = control.getBoundingClientRect();
  return { left, width, isRightToLeft: isRightToLeft(control) };
}

/** A thumb that is taken beside its middle does not jump under the pointer. */
function readGrip(
  event: PointerEvent<HTMLElement>,
  slider: SliderDrag,
): Partial<Drag> & { grip: number } {
  const { target, currentTarget, clientX } = event;
  const thumb = target instanceof Element ? target.closest<HTMLElement>("[data-thumb]") : null;
  if (!thumb) return { grip: 0 };
  const index = Number(thumb.dataset["thumb"]);
  const { left, width, isRightToLeft } = measureTrack(currentTarget);
  const share = toShare(slider.values[index] ?? 0, slider);
  const grip = clientX - left - (isRightToLeft ? 1 - share : share) * width;
  const isShared = slider.values.length > 1 && slider.values[0] === slider.values[1];
  return isShared ? { grip } : { grip, thumb: index };
}
