"use client";

import { Tick, type TickProps } from "../checkbox/choice.tsx";
import styles from "./switch.module.css";

export interface SwitchProps extends TickProps {
  /** Where the switch stands: before its text, or at the far end of the line. Default `start`. */
  side?: "start" | "end" | undefined;
}

/** A setting that takes effect at once. `className` and `style` go to the label. */
export function Switch({ side = "start", ...rest }: SwitchProps) {
  return (
    <Tick
      {...rest}
      role="switch"
      inputClass={styles.input}
      labelClass={styles.root}
      data-side={side}
    />
  );
}
