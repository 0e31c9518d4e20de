import { useEffect, useRef, useState } from "react";

/**
 * Whether a field is still the plain one of a page without a script: until the script is there, and
 * for as long as somebody who began before is writing into it. What they wrote is handed on.
 */
export function usePlainControl(isLive: boolean, onTyped: (text: string) => void) {
  const [isPlain, setPlain] = useState(true);
  const plain = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = plain.current;
    if (!isLive || !input) return;
    const handOn = () => {
      if (input.value !== input.defaultValue) onTyped(input.value);
    };
    const leave = () => {
      handOn();
      setPlain(false);
    };
    // A phone that goes into a pocket may never come back to the page: the form is told before it is kept.
    const pocket = () => document.hidden && handOn();
    const look = () => {
      if (document.activeElement !== input) return leave();
      input.addEventListener("blur", leave, { once: true });
      document.addEventListener("visibilitychange", pocket);
    };
    // A change of the focus is what brings React to life at once, in its midst: no field has the focus then,
    // and the one that is to have it must not go.
    const timer = setTimeout(look);
    return () => {
      clearTimeout(timer);
      input.removeEventListener("blur", leave);
      document.removeEventListener("visibilitychange", pocket);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes to life
  }, [isLive]);
  return { isPlain, plain };
}
