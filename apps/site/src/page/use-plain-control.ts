import { useLayoutEffect, useRef, useState } from "react";

/**
 * Whether a field is still the plain one of a page without a script: until the script is there, and
 * for as long as somebody who began before is writing into it. What they wrote is handed on.
 */
export function usePlainControl(isLive: boolean, onTyped: (text: string) => void) {
  const [isPlain, setPlain] = useState(true);
  const plain = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = plain.current;
    if (!isLive || !input) return;
    const leave = () => {
      if (input.value !== input.defaultValue) onTyped(input.value);
      setPlain(false);
    };
    if (document.activeElement !== input) return leave();
    input.addEventListener("blur", leave, { once: true });
    return () => input.removeEventListener("blur", leave);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes to life
  }, [isLive]);
  return { isPlain, plain };
}
