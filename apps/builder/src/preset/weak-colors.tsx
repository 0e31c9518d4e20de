import { presetWarnings } from "@tour/theme";
import type { Preset } from "@tour/theme";
import { Message } from "@tour/ui-kit/message";
import type { ReactNode } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./weak-colors.module.css";

interface WeakColorsProps {
  type: string;
  preset: Preset;
  /** A way to where the colours are chosen. */
  action?: ReactNode;
}

/** Says which colours read badly on this theme's surfaces; nothing where all read well. */
export function WeakColors({ type, preset, action }: WeakColorsProps) {
  const warnings = presetWarnings(preset, type);
  if (warnings.length === 0) return null;
  return (
    <Message tone="warning" title={texts.design.weakColors} action={action}>
      <ul className={styles.weak}>
        {warnings.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </Message>
  );
}
