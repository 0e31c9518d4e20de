"use client";

import { useId, useRef, useState, type Ref } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import {
  useFieldControl,
  useFieldLabelId,
  type FieldControlProps,
} from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import { ControlBox } from "../input/control-box.tsx";
import type { Texts } from "../locale/locale.ts";
import { colorTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { parseHexColor } from "./hex-color.ts";
import styles from "./color-input.module.css";

export interface ColorInputProps extends FieldControlProps {
  /** `#rrggbb`, or `null` for no colour. */
  value?: string | null | undefined;
  /** Uncontrolled: the colour at first, `#rrggbb`, or null for none. */
  defaultValue?: string | null | undefined;
  /** Hears whole colours only, in lower case, and `null` when the field is emptied. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Colours to choose with one press. */
  presets?: readonly string[] | undefined;
  /** Name in a form; the colour is sent as `#rrggbb`. */
  name?: string | undefined;
  /** Height, as of `Input`. Default `m`. */
  size?: "s" | "m" | "l" | undefined;
  /** Accessible name, where no visible label gives one. */
  "aria-label"?: string | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["color"]> | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A colour: swatch with the system's picker, the code, and ready colours. */
export function ColorInput(props: ColorInputProps) {
  const { defaultValue = null, presets, size, onValueChange } = props;
  const texts = useSection("color", colorTexts, props.texts);
  const control = useFieldControl(props);
  const pickerId = useId();
  const fieldLabelId = useFieldLabelId();
  const labelId = props["aria-label"] === undefined ? fieldLabelId : undefined;
  const [value, setValue] = useControlled(props.value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(own, props.ref);
  useFormReset(own, () => {
    setDraft(null);
    setValue(defaultValue);
  });

  const choose = (color: string | null) => {
    setDraft(null);
    if (color !== value) setValue(color);
  };
  const type = (text: string) => {
    setDraft(text);
    setTaken(null);
    const color = parseHexColor(text);
    // Three digits may be the first half of six: they count on leaving the field.
    if (text === "") setValue(null);
    else if (color && text.replace("#", "").trim().length === 6 && color !== value) setValue(color);
  };
  // What was typed became the value, and then that was changed from elsewhere: by an undo, say.
  if (draft !== null && taken !== null && value !== taken) {
    setDraft(null);
    setTaken(null);
  } else if (draft !== null && taken === null && value !== null && value === parseHexColor(draft)) {
    setTaken(value);
  }
  const isBroken = draft !== null && draft !== "" && parseHexColor(draft) === null;

  return (
    <div className={joinClasses(styles.root, props.className)} style={props.style}>
      <ControlBox
        className={styles.box}
        size={size}
        invalid={control["aria-invalid"]}
        disabled={control.disabled}
      >
        <span className={styles.swatch} data-empty={value === null || undefined}>
          <input
            id={pickerId}
            type="color"
            // Beside others of its kind it says whose colour it is.
            aria-label={
              labelId ? texts.open : `${texts.open}: ${props["aria-label"] ?? texts.picker}`
            }
            aria-labelledby={labelId && `${pickerId} ${labelId}`}
            title={texts.picker}
            value={value ?? "#ffffff"}
            disabled={control.disabled}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <span style={{ background: value ?? undefined }} aria-hidden="true" />
        </span>
        <input
          {...pickData(props)}
          {...control}
          ref={mergedRef}
          type="text"
          name={props.name}
          aria-label={props["aria-label"]}
          aria-invalid={control["aria-invalid"] ?? (isBroken || undefined)}
          // The sign stands before its figures, whichever way the words run.
          dir="ltr"
          className={joinClasses(box.control, styles.code)}
          placeholder="#000000"
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          value={draft ?? value ?? ""}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => choose(draft === null || isBroken ? value : parseHexColor(draft))}
        />
      </ControlBox>
      {presets && presets.length > 0 && (
        <div role="group" aria-label={texts.presets} className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              style={{ background: preset }}
              aria-label={preset}
              title={preset}
              aria-pressed={parseHexColor(preset) === value}
              disabled={control.disabled}
              onClick={() => choose(parseHexColor(preset))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
