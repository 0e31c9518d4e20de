import type { Preset } from "@tour/theme";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { texts } from "../../texts/ru.ts";
import { LookFace } from "./look-face.tsx";
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
      <LookFace look={preset} title={preset.title} />
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
