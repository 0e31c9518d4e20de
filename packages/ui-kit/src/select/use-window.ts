"use client";

import { useEffect, useState } from "react";

/** Height of a row in a windowed list, in px. */
export const ROW_HEIGHT = 40;
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
  const top = Math.floor(scrollTop / ROW_HEIGHT);
  const first = Math.max(0, top - OVERSCAN);
  const last = Math.min(count, top + Math.ceil(height / ROW_HEIGHT) + OVERSCAN);
  return { first: Math.min(first, last), last };
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
