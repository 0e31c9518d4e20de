import type { VariantInfo } from "@tour/blocks/definitions";
import { previews } from "@tour/blocks/previews";
import { useId } from "react";
import { texts } from "../../../texts/ru.ts";
import styles from "./variant-picker.module.css";

interface VariantPickerProps {
  type: number;
  variants: readonly VariantInfo[];
  value: number;
  choose: (variant: number) => void;
}

/** The layouts of a block as pictures; contents stay as they are. */
export function VariantPicker({ type, variants, value, choose }: VariantPickerProps) {
  const name = useId();
  if (variants.length < 2) return null;
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.editor.variant}</legend>
      {variants.map(({ number, title }) => (
        <label key={number} className={styles.variant}>
          <input
            type="radio"
            name={name}
            checked={number === value}
            onChange={() => choose(number)}
          />
          <span className={styles.picture}>
            {previews[`${type}-${number}`] && (
              <img src={previews[`${type}-${number}`]} alt="" loading="lazy" />
            )}
          </span>
          <span className={styles.title}>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
