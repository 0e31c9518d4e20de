import { ChevronLeft, ChevronRight } from "../icons/icons.ts";
import { IconButton } from "../button/icon-button.tsx";
import styles from "./calendar.module.css";

interface TurnButtonProps {
  /** Forward or back. */
  step: 1 | -1;
  label: string;
  /** Nothing lies that way; the button keeps its place in the order of the Tab key. */
  isOff: boolean;
  onTurn: () => void;
}

/** An arrow to the month or the year beside. */
export function TurnButton({ step, label, isOff, onTurn }: TurnButtonProps) {
  const Icon = step === 1 ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      size="s"
      className={styles.turn}
      label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onTurn()}
    >
      <Icon />
    </IconButton>
  );
}
