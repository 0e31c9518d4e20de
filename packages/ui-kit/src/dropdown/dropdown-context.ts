import { createContext, use, type RefObject } from "react";

export interface DropdownControl {
  /** Closes; `giveFocusBack` puts the focus on the trigger. */
  close: (giveFocusBack?: boolean) => void;
  /** Whether it was opened by the key that leads to a menu's last item. */
  startsAtEnd?: RefObject<boolean> | undefined;
}

export const DropdownContext = createContext<DropdownControl | null>(null);

/** The dropdown around this content, to close it from inside. */
export function useDropdownControl(): DropdownControl {
  return use(DropdownContext) ?? { close: () => {} };
}
