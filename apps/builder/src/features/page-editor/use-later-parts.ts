import { loadWhenIdle } from "@tour/office/late";
import { useCallback, useEffect, useRef } from "react";
import { laterParts, missingParts } from "./late-parts.tsx";

/** Brings what the first screen does not show, once that is there and nothing else is to be done. */
export function useLaterParts(): () => void {
  const stops = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const stop of stops.current.splice(0)) stop();
    },
    [],
  );
  return useCallback(() => {
    stops.current.push(loadWhenIdle(missingParts, laterParts));
  }, []);
}
