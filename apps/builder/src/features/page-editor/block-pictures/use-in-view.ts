import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

const watched = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One for all: a list has hundreds of rows. */
const observe = () =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  }));

/** Whether an element is in view now. */
export function useInView<T extends Element>(): { place: RefObject<T | null>; isInView: boolean } {
  const place = useRef<T>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    watched.set(element, setInView);
    observe().observe(element);
    return () => observe().unobserve(element);
  }, []);
  return { place, isInView };
}
