import { Suspense, lazy } from "react";
import { useStore } from "zustand";
import { factorPrompt } from "../api/factor-prompt.ts";

/** Loaded when it is asked for: most sessions never do. */
const FactorDialog = lazy(() =>
  import("./factor-dialog.tsx").then((file) => ({ default: file.FactorDialog })),
);

/** Stands once in an app, above all screens: asks for what a call waits for. */
export function SecondFactorGate() {
  const asked = useStore(factorPrompt, (state) => state.asked);
  if (!asked) return null;
  return (
    <Suspense>
      <FactorDialog asked={asked} />
    </Suspense>
  );
}
