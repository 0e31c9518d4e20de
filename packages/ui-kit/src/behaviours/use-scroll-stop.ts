"use client";

import { useEffect, useState, type RefCallback } from "react";

/** Makes a box a stop of the Tab key while its content is longer or wider than itself. */
export function useScrollStop(): { ref: RefCallback<HTMLElement>; tabIndex: 0 | undefined } {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!box) return;
    const measure = () =>
      setLong(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, tabIndex: isLong ? 0 : undefined };
}
