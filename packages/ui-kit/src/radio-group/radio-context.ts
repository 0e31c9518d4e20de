"use client";

import { createContext, use } from "react";

interface RadioState {
  name: string;
  value: string | null;
  choose: (value: string) => void;
  required: boolean;
  disabled: boolean;
}

export const RadioContext = createContext<RadioState | null>(null);

/** The group around a radio. Throws outside of one. */
export function useRadioState(): RadioState {
  const state = use(RadioContext);
  if (!state) throw new Error("A radio expects a RadioGroup or a Segmented around it");
  return state;
}
