"use client";

import { useEffect, useRef, useState, type RefObject } from "react";

/** The four states. Specification, section 4. */
export type CollapseState = "collapsed" | "expanding" | "expanded" | "collapsing";

/** The state that follows when `open` is asked for. */
export function nextCollapseState(state: CollapseState, open: boolean): CollapseState {
  const isOpenish = state === "expanding" || state === "expanded";
  if (open === isOpenish) return state;
  return open ? "expanding" : "collapsing";
}

/** The state after the movement has ended. */
export function settleCollapseState(state: CollapseState): CollapseState {
  if (state === "expanding") return "expanded";
  return state === "collapsing" ? "collapsed" : state;
}

/** Goes through the four states as `open` changes; a movement ends when the CSS transitions do. */
export function useCollapse(open: boolean, element: RefObject<HTMLElement | null>): CollapseState {
  const [state, setState] = useState<CollapseState>(open ? "expanded" : "collapsed");
  const asked = nextCollapseState(state, open);
  if (asked !== state) setState(asked);
  const run = useRef(0);

  useEffect(() => {
    if (asked !== "expanding" && asked !== "collapsing") return;
    const mine = ++run.current;
    const settle = () => {
      if (run.current === mine) setState(settleCollapseState);
    };
    // The styles of the new state have to be in force before its transitions can be asked for.
    const frame = requestAnimationFrame(() => {
      const moves = element.current?.getAnimations() ?? [];
      Promise.allSettled(moves.map((move) => move.finished)).then(settle);
    });
    return () => {
      run.current += 1;
      cancelAnimationFrame(frame);
    };
  }, [asked, element]);

  return asked;
}
