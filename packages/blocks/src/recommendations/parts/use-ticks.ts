"use client";

import { useEffect, useState } from "react";

/** What was ticked, by the items' own words: an item keeps its tick when the list is reordered. */
type Ticks = ReadonlySet<string>;

interface State {
  ticks: Ticks;
  /** What the browser keeps has been read. */
  isReady: boolean;
}

/** Private windows and full disks refuse: the ticks then last as long as the page. */
function readTicks(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}

function keepTicks(key: string, ticks: Ticks): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // Nothing to do: the list works on.
  }
}

/** Ticks kept in this browser under a key. None while rendering on the server and before it. */
export function useTicks(key: string) {
  const [{ ticks, isReady }, setState] = useState<State>({ ticks: new Set(), isReady: false });

  useEffect(() => {
    const read = () => setState({ ticks: new Set(readTicks(key)), isReady: true });
    read();
    // The same list in another tab.
    const follow = (event: StorageEvent) => event.key === key && read();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [key]);

  const change = (next: Ticks) => {
    setState({ ticks: next, isReady: true });
    keepTicks(key, next);
  };
  return {
    ticks,
    isReady,
    tick: (item: string, isTicked: boolean) => {
      const next = new Set(ticks);
      if (isTicked) next.add(item);
      else next.delete(item);
      change(next);
    },
    clear: () => change(new Set()),
  };
}
