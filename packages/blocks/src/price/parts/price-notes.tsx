import { Text } from "../../parts/text/text.tsx";
import type { PriceLine } from "../select-price.ts";
import styles from "./price-notes.module.css";

/** What else is to be said of the price. */
export function PriceNotes({ notes, className }: { notes: PriceLine; className?: string }) {
  return (
    <Text as="p" at={notes.at} className={`${styles.notes} ${className ?? ""}`}>
      {notes.text}
    </Text>
  );
}
