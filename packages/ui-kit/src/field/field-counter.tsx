"use client";

import type { ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { fieldCounterTexts } from "../locale/en.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import { useSection } from "../locale/locale-context.ts";
import styles from "./field.module.css";

export interface FieldCounterProps extends Omit<ComponentProps<"span">, "children"> {
  /** The text of the control. */
  value: string;
  /** Characters that it may have. */
  max: number;
  /** Share of `max` from which it is shown; 0 shows it always. Default 0.8. */
  from?: number | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["fieldCounter"]> | undefined;
}

/** How much of a text's limit is used, shown when the limit is near: for a Field's `labelEnd`. */
export function FieldCounter(props: FieldCounterProps) {
  const { value, max, from = 0.8, texts: ownTexts, ...rest } = props;
  const texts = useSection("fieldCounter", fieldCounterTexts, ownTexts);
  const left = max - value.length;
  const isNear = value.length >= max * from;
  // Said by tens: each key would interrupt the one before. What is too long is the error's to say.
  const spoken = Math.ceil(left / 10) * 10;
  return (
    <span {...rest} className={joinClasses(styles.counter, rest.className)} data-over={left < 0}>
      {isNear && <span aria-hidden="true">{`${value.length} / ${max}`}</span>}
      <span role="status" className={hidden.hidden}>
        {isNear && left >= 0 && fillText(texts.left, { count: spoken })}
      </span>
    </span>
  );
}
