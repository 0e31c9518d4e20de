"use client";

import { useState } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import type { Texts } from "../locale/locale.ts";
import { ratingTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { useRadioState } from "../radio-group/radio-context.ts";
import { RadioGroup, type RadioGroupProps } from "../radio-group/radio-group.tsx";
import { Star } from "./star.tsx";
import styles from "./rating.module.css";

const STARS = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps extends Omit<
  RadioGroupProps,
  "children" | "orientation" | "value" | "defaultValue" | "onValueChange"
> {
  /** 1 to 5, or `null` for none yet. */
  value?: number | null | undefined;
  /** Uncontrolled: the stars at first, 1 to 5. Default: none. */
  defaultValue?: number | null | undefined;
  /** Told the stars given, 1 to 5. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The words for 1 to 5. Default Terrible, Poor, Fair, Good, Excellent. */
  texts?: Partial<Texts["rating"]> | undefined;
}

const toText = (value: number | null | undefined) =>
  value === undefined || value === null ? value : String(value);

/** A rating to give; native radios underneath. Labels by the specification, section 9. */
export function RatingInput(props: RatingInputProps) {
  const { value, defaultValue, onValueChange, texts: own, className, ...group } = props;
  const texts = useSection("rating", ratingTexts, own);
  return (
    <RadioGroup
      {...group}
      orientation="none"
      className={joinClasses(styles.input, className)}
      value={toText(value)}
      defaultValue={toText(defaultValue)}
      onValueChange={(next) => onValueChange?.(Number(next))}
    >
      <Stars texts={texts} />
    </RadioGroup>
  );
}

function Stars({ texts }: { texts: Texts["rating"] }) {
  const group = useRadioState();
  const [hovered, setHovered] = useState(0);
  const chosen = Number(group.value ?? 0);
  const shown = hovered || chosen;
  const word = STARS.find((star) => star === shown);
  return (
    <>
      <span className={styles.options} onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className={styles.option}
            onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(star)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={group.name}
              value={star}
              checked={chosen === star}
              required={group.required}
              disabled={group.disabled}
              onChange={() => group.choose(String(star))}
            />
            <Star share={shown >= star ? 1 : 0} />
            <span className={hidden.hidden}>{texts[star]}</span>
          </label>
        ))}
      </span>
      <span className={styles.word} aria-hidden="true">
        {word ? texts[word] : ""}
      </span>
    </>
  );
}
