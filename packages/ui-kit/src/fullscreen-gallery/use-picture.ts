"use client";

import { useCallback, useState } from "react";

/** How far a picture has come, for its `<img>`: also one that loaded before the script did. */
export function usePicture() {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? "shown" : "failed");
  }, []);
  const handlers = {
    ref,
    onLoad: () => setState("shown"),
    onError: () => setState("failed"),
  };
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  return { state, attempt, handlers, retry };
}
