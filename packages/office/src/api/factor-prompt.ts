import type { FactorStep } from "@tour/api";
import { createStore } from "zustand/vanilla";

export interface FactorPrompt {
  step: FactorStep;
  /** Whether it was done in the end. */
  answer: Promise<boolean>;
  settle: (isDone: boolean) => void;
}

/** What is asked for at the moment, by its place: a set-up that stands open may want the password itself. */
interface Asked {
  factor: FactorPrompt | null;
  password: FactorPrompt | null;
}

/** `SecondFactorGate` shows it. */
export const factorPrompt = createStore<Asked>(() => ({ factor: null, password: null }));

/** Asks whoever sits there for a code or the password, or to set a factor up; several calls wait for one answer. */
export function askForFactor(step: FactorStep): Promise<boolean> {
  const place = step === "password" ? "password" : "factor";
  const asked = factorPrompt.getState()[place];
  if (asked) return asked.answer;
  let settle = (_: boolean) => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = (isDone) => {
      factorPrompt.setState({ [place]: null });
      resolve(isDone);
    };
  });
  factorPrompt.setState({ [place]: { step, answer, settle } });
  return answer;
}
