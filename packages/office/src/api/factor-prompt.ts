import type { FactorStep } from "@tour/api";
import { createStore } from "zustand/vanilla";

export interface FactorPrompt {
  step: FactorStep;
  /** Whether a code was shown in the end. */
  answer: Promise<boolean>;
  settle: (isShown: boolean) => void;
}

/** What is asked for at the moment; `SecondFactorGate` shows it. */
export const factorPrompt = createStore<{ asked: FactorPrompt | null }>(() => ({ asked: null }));

/** Asks whoever sits there for a code, or to set it up; several calls at once wait for one answer. */
export function askForFactor(step: FactorStep): Promise<boolean> {
  const { asked } = factorPrompt.getState();
  if (asked) return asked.answer;
  let settle = (_: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = (isShown) => {
      factorPrompt.setState({ asked: null });
      resolve(isShown);
    };
  });
  factorPrompt.setState({ asked: { step, answer, settle } });
  return answer;
}
