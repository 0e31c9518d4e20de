import type { ReactNode } from "react";
import styles from "./screen.module.css";

interface ScreenProps {
  /** Narrow for forms and lists, wide for pictures side by side. */
  width?: "narrow" | "wide";
  /** On narrow screens messages come from above: what one goes on with stands where they come otherwise. */
  toasts?: "above";
  className?: string | undefined;
  children: ReactNode;
}

/** The style of the way back to the screen from which this one was opened. */
export const screenBack = styles.back;

/** The style of a choice between parts of a screen. */
export const screenChoice = styles.choice;

/** The frame of a screen that scrolls as a whole. */
export function Screen({ width = "narrow", toasts, className, children }: ScreenProps) {
  return (
    <main
      className={[styles.screen, className].filter(Boolean).join(" ")}
      data-width={width}
      data-toasts={toasts}
    >
      {children}
    </main>
  );
}

interface ScreenHeaderProps {
  title: string;
  lead: string;
  /** What is done with the whole screen, beside its title. */
  action?: ReactNode;
}

/** What a screen is for. */
export function ScreenHeader({ title, lead, action }: ScreenHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {action}
    </header>
  );
}
