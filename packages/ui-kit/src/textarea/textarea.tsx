"use client";

import { useLayoutEffect, useRef, useState, type ComponentProps, type CSSProperties } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { useFieldControl } from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import { ControlBox } from "../input/control-box.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { textareaTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { growToContent } from "./grow-to-content.ts";
import styles from "./textarea.module.css";

export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Lines shown at least. Default 3. */
  minRows?: number | undefined;
  /** Lines after which it scrolls. Default 12. */
  maxRows?: number | undefined;
  /** Shows how much of `maxLength` is used. */
  counter?: boolean | undefined;
  /** The new text on every input. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["textarea"]> | undefined;
}

/** The root's style; none where nothing differs from the style sheet, for pages that allow none. */
function limitRows(min: number | undefined, max: number | undefined, style?: CSSProperties) {
  const rows = {
    ...(min !== undefined && { "--min-rows": min }),
    ...(max !== undefined && { "--max-rows": max }),
  };
  return min === undefined && max === undefined ? style : ({ ...style, ...rows } as CSSProperties);
}

/** Several lines of text; grows with what is typed between `minRows` and `maxRows`. */
export function Textarea(props: TextareaProps) {
  const { minRows, maxRows, counter, onValueChange, onChange, ref, ...others } = props;
  const { className, style, texts: ownTexts, ...rest } = others;
  const texts = useSection("textarea", textareaTexts, ownTexts);
  const control = useFieldControl(rest);
  const own = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(own, ref);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ""));
  const text = rest.value === undefined ? typed : String(rest.value);
  const count = { count: text.length, max: rest.maxLength ?? "" };
  const countId = `${control.id}-count`;

  useLayoutEffect(() => {
    if (own.current) growToContent(own.current);
  }, [text]);

  return (
    <ControlBox
      className={joinClasses(styles.root, className)}
      style={limitRows(minRows, maxRows, style)}
      invalid={control["aria-invalid"]}
      disabled={control.disabled}
    >
      <textarea
        rows={minRows ?? 3}
        {...rest}
        {...control}
        ref={mergedRef}
        aria-describedby={joinClasses(control["aria-describedby"], counter && countId) || undefined}
        className={joinClasses(box.control, styles.textarea)}
        onChange={(event) => {
          onChange?.(event);
          setTyped(event.currentTarget.value);
          onValueChange?.(event.currentTarget.value);
        }}
      />
      {counter && (
        <>
          <span className={styles.counter} aria-hidden="true">
            {rest.maxLength === undefined ? count.count : `${count.count} / ${count.max}`}
          </span>
          <span id={countId} className={hidden.hidden}>
            {rest.maxLength === undefined ? count.count : fillText(texts.left, count)}
          </span>
        </>
      )}
    </ControlBox>
  );
}
