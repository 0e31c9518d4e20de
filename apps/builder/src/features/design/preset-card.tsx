import { presetFontFaces, presetProperties } from "@tour/theme";
import type { Preset } from "@tour/theme";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CSSProperties } from "react";
import { useStyleSheet } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./preset-card.module.css";
import type { useTryingOn } from "./use-trying-on.ts";

interface PresetCardProps {
  preset: { preset_type: string; title: string; description: string; preset: Preset };
  isCurrent: boolean;
  choose: () => void;
  /** Shows the page in it while it is pointed at. */
  tryOn: ReturnType<ReturnType<typeof useTryingOn>["tryOn"]>;
}

/** One preset to choose, drawn in its own colours and type. */
export function PresetCard({ preset, isCurrent, choose, tryOn }: PresetCardProps) {
  const theme = presetProperties(preset.preset_type, preset.preset) as CSSProperties;
  useStyleSheet(presetFontFaces(preset.preset_type, preset.preset).join("\n"));
  const card = useRef<HTMLButtonElement>(null);
  // In a row that is swiped the chosen one is not to be looked for.
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ inline: "nearest", block: "nearest" });
  }, [isCurrent]);
  return (
    <button
      ref={card}
      type="button"
      className={styles.card}
      aria-pressed={isCurrent}
      onClick={choose}
      {...tryOn}
    >
      <span className={styles.face} style={theme}>
        <span className={styles.word}>{preset.title}</span>
        <span className={styles.line}>{texts.specimen.short}</span>
        <span className={styles.swatches} aria-hidden>
          <span />
          <span />
          <span />
        </span>
      </span>
      <span className={styles.title}>
        {preset.title}
        {isCurrent && (
          <span className={styles.current}>
            <Check size={14} aria-hidden /> {texts.design.current}
          </span>
        )}
      </span>
      <span className={styles.text}>{preset.description}</span>
    </button>
  );
}
