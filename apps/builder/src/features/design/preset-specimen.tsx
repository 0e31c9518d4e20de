import { presetFontFaces, presetProperties } from "@tour/theme";
import type { FontFace, Preset } from "@tour/theme";
import type { CSSProperties } from "react";
import { useStyleSheet } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./preset-specimen.module.css";

interface PresetSpecimenProps {
  type: string;
  preset: Preset;
  /** The organiser's uploaded fonts. */
  faces: readonly FontFace[];
}

/** A small piece of a site in a preset's theme. */
export function PresetSpecimen({ type, preset, faces }: PresetSpecimenProps) {
  useStyleSheet(presetFontFaces(type, preset, faces).join("\n"));
  return (
    <div className={styles.specimen} style={presetProperties(type, preset, faces) as CSSProperties}>
      <p className={styles.over}>{texts.specimen.over}</p>
      <p className={styles.heading}>{texts.specimen.heading}</p>
      <p className={styles.text}>{texts.specimen.text}</p>
      <div className={styles.row}>
        <span className={styles.button}>{texts.specimen.button}</span>
        <span className={styles.price}>{texts.specimen.price}</span>
      </div>
      <div className={styles.picture} aria-hidden />
    </div>
  );
}
