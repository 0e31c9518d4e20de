import { presetFontFaces, presetProperties } from "@tour/theme";
import type { FontFace } from "@tour/theme";
import type { CSSProperties } from "react";
import { useStyleSheet } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import type { Design } from "./saving/design-parts.ts";
import styles from "./preset-card.module.css";

interface LookFaceProps {
  look: Design;
  /** Said in the look's own heading. */
  title: string;
  /** The organiser's own; those of the presets are known. */
  fonts?: readonly FontFace[];
}

/** A small picture of a look: its surfaces, colours, type and corners. */
export function LookFace({ look: { preset_type, preset }, title, fonts = [] }: LookFaceProps) {
  const theme = presetProperties(preset_type, preset, fonts) as CSSProperties;
  useStyleSheet(presetFontFaces(preset_type, preset, fonts).join("\n"));
  return (
    <span className={styles.face} style={theme}>
      <span className={styles.word}>{title}</span>
      <span className={styles.line}>{texts.specimen.short}</span>
      <span className={styles.swatches} aria-hidden>
        <span />
        <span />
        <span />
      </span>
    </span>
  );
}
