import { useEffect } from "react";
import { useStore } from "zustand";
import type { CodeState, LateCode } from "./late-code.ts";

/** How code stands that a component reads when it is there; it is asked for once it is needed. */
export function useLateCode<Code>(code: LateCode<Code>, isNeeded = false): CodeState<Code> {
  const state = useStore(code.store);
  useEffect(() => {
    if (isNeeded) void code.load();
  }, [code, isNeeded]);
  return state;
}
