import { Suspense, lazy } from "react";
import { useStore } from "zustand";
import { factorPrompt } from "../api/factor-prompt.ts";

/** Loaded when it is asked for: most sessions never do. */
const FactorDialog = lazy(() =>
  import("./factor-dialog.tsx").then((file) => ({ default: file.FactorDialog })),
);
const PasswordDialog = lazy(() =>
  import("./password-dialog.tsx").then((file) => ({ default: file.PasswordDialog })),
);

/** Stands once in an app, above all screens: asks for what a call waits for. */
export function SecondFactorGate() {
  const { factor, password } = useStore(factorPrompt);
  return (
    <>
      <Suspense>{factor && <FactorDialog asked={factor} />}</Suspense>
      <Suspense>{password && <PasswordDialog settle={password.settle} />}</Suspense>
    </>
  );
}
