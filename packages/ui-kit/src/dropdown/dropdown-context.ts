import { createContext, use } from "react";

interface DropdownControl {
  /** Closes; `giveFocusBack` puts the focus on the trigger. */
  close: (giveFocusBack?: boolean) => void;
}

export const DropdownContext = createContext<DropdownControl | null>(null);

/** The dropdown around this content, to close it from inside. */
export function useDropdownControl(): DropdownControl {
  return use(DropdownContext) ?? { close: () => {} };
}
