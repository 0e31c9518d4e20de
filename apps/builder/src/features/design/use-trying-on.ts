import { useEffect, useRef, useState } from "react";
import type { FocusEvent, PointerEvent } from "react";

/** How long a preset has to be pointed at before the page puts it on, in ms: one that is passed is not meant. */
const pause = 150;

/** Props of the element that stands for an item. */
export type TryOn<Item> = ReturnType<typeof useTryingOn<Item>>["tryOn"];

/** What is pointed at, or has the keyboard's focus, and is shown for so long without being chosen. */
export function useTryingOn<Item>() {
  const [tried, setTried] = useState<Item | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (item: Item | null, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTried(item), wait);
  };
  return {
    tried,
    /** Props of the element that stands for an item. A finger chooses at once. */
    tryOn: (item: Item) => ({
      onPointerEnter: (event: PointerEvent) => event.pointerType === "touch" || show(item, pause),
      onPointerLeave: () => show(null, 0),
      onFocus: (event: FocusEvent) =>
        event.currentTarget.matches(":focus-visible") && show(item, pause),
      onBlur: () => show(null, 0),
    }),
  };
}
