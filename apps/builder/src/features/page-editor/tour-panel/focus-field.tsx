import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./tour-panel.module.css";

interface FocusFieldProps {
  name: string;
  /** Asked for anew whenever this is another object. */
  on: object;
  children: ReactNode;
}

const controls = "input:not([type=hidden]), textarea, select";

/** Gives the focus to a field of the form inside, as soon as it is there and each time it is asked for. */
export function FocusField({ name, on, children }: FocusFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    const control = field?.querySelector<HTMLElement>(controls);
    control?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "nearest" });
  }, [name, on]);
  return (
    <div ref={place} className={styles.contents}>
      {children}
    </div>
  );
}
