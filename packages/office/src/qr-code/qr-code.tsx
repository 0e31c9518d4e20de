import { renderSVG } from "uqr";
import styles from "./qr-code.module.css";

/** What a camera reads: an address or another text; `label` says what it is to who sees no picture. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div
      className={styles.code}
      role="img"
      aria-label={label}
      // Drawn by us, as squares alone.
      dangerouslySetInnerHTML={{ __html: renderSVG(text, { border: 2 }) }}
    />
  );
}
