"use client";

import { useInsertionEffect, useRef, useState } from "react";

/**
 * The newest callback, callable from effects, by a function that stays the same: what React has under
 * this name since 19.2. Ours stands in for it in every React 19.
 */
export function useEffectEvent<Given extends (...values: never[]) => unknown>(
  callback: Given,
): Given {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(() => ((...values) => latest.current(...values)) as Given);
  return stable;
}
