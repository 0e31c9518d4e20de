"use client";

import { useEffect, useState } from "react";

/** Height of a row in a windowed list, in px: a finger's, as touch screens have it too. */
export const ROW_HEIGHT = 44;
/** Lists longer than this draw only the rows in sight. */
export const WINDOW_FROM = 150;
/** Rows drawn beyond the edges. */
const OVERSCAN = 8;

export interface RowWindow {
  first: number;
  last: number;
}

/** The rows to draw (`last` is not included) of `count` at a scroll position; all in px. */
export function computeWindow(scrollTop: number, height: number, count: number): RowWindow {
  if (count <= WINDOW_FROM) return { first: 0, last: count };
  const shown = Math.ceil(height / ROW_HEIGHT);
  // A list that became shorter has not been scrolled back yet.
  const top = Math.min(Math.floor(scrollTop / ROW_HEIGHT), Math.max(0, count - shown));
  return { first: Math.max(0, top - OVERSCAN), last: Math.min(count, top + shown + OVERSCAN) };
}

/** Follows the scroll position of a list and keeps its active row in sight. */
export function useWindow(list: HTMLElement | null, count: number, active: number): RowWindow {
  const [scroll, setScroll] = useState({ top: 0, height: 400 });
  const isWindowed = count > WINDOW_FROM;

  useEffect(() => {
    if (!list || !isWindowed) return;
    const follow = () => setScroll({ top: list.scrollTop, height: list.clientHeight });
    follow();
    list.addEventListener("scroll", follow, { passive: true });
    return () => list.removeEventListener("scroll", follow);
  }, [list, isWindowed]);

  useEffect(() => {
    if (!list || active < 0) return;
    const row = list.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!isWindowed && !row) return;
    const top = isWindowed ? active * ROW_HEIGHT : (row?.offsetTop ?? 0);
    const bottom = top + (isWindowed ? ROW_HEIGHT : (row?.offsetHeight ?? 0));
    if (top < list.scrollTop) list.scrollTop = active === 0 ? 0 : top;
    else if (bottom > list.scrollTop + list.clientHeight)
      list.scrollTop = bottom - list.clientHeight;
  }, [list, active, isWindowed, count]);

  return computeWindow(scroll.top, scroll.height, count);
}
