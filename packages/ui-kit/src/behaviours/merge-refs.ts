"use client";

import { useCallback, type Ref, type RefCallback } from "react";

function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** One ref callback that serves the component's own ref and the caller's. */
export function useMergedRefs<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const cleanFirst = assignRef(first, element);
      const cleanSecond = assignRef(second, element);
      return () => {
        if (typeof cleanFirst === "function") cleanFirst();
        else assignRef(first, null);
        if (typeof cleanSecond === "function") cleanSecond();
        else assignRef(second, null);
      };
    },
    [first, second],
  );
}
