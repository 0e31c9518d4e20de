"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import { Minus, Plus } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import { useFieldControl, type FieldControlProps } from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import { ControlBox } from "../input/control-box.tsx";
import type { Texts } from "../locale/locale.ts";
import { numberInputTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { clamp, parseNumber, stepNumber } from "./clamp.ts";
import styles from "./number-input.module.css";

export interface NumberInputProps extends FieldControlProps {
  /** `null` is an empty field. */
  value?: number | null | undefined;
  /** Uncontrolled: the number at first, or null for none. */
  defaultValue?: number | null | undefined;
  /** Hears what is typed while it is within the bounds, and the clamped number on leaving. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Lowest number; less is raised to it on leaving. Default: none. Specification, section 5. */
  min?: number | undefined;
  /** Highest number; more is lowered to it on leaving. Default: none. Specification, section 5. */
  max?: number | undefined;
  /** What an arrow or a button adds; ten times as much with PageUp and PageDown. Default 1. */
  step?: number | undefined;
  /** Name in a form; the number is sent as it is shown. */
  name?: string | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** Can be read and copied, not changed. Default `false`. */
  readOnly?: boolean | undefined;
  /** Height, as of `Input`. Default `m`. */
  size?: "s" | "m" | "l" | undefined;
  /** A unit after the number. */
  end?: ReactNode;
  /** Leaves out the plus and minus buttons. */
  hideSteps?: boolean | undefined;
  /** Told when the focus leaves the control. */
  onBlur?: (() => void) | undefined;
  /** Accessible name, where no visible label gives one. */
  "aria-label"?: string | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["numberInput"]> | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number; clamps to min and max on the native change event. Specification, section 5. */
export function NumberInput(props: NumberInputProps) {
  const { min, max, step = 1, defaultValue = null, onValueChange } = props;
  const texts = useSection("numberInput", numberInputTexts, props.texts);
  const control = useFieldControl(props);
  const [value, setValue] = useControlled(props.value, defaultValue, onValueChange);
  /** What stands in the field while it differs from the value: the typing itself. */
  const [draft, setDraft] = useState<string | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(own, props.ref);

  const settle = useEffectEvent((text: string) => {
    const typed = parseNumber(text);
    const next = typed === null ? null : clamp(typed, min, max);
    setDraft(null);
    if (next !== value) setValue(next);
  });
  useEffect(() => {
    // React's onChange is the input event; the number is clamped on the native change.
    const input = own.current;
    const listen = () => settle(input?.value ?? "");
    input?.addEventListener("change", listen);
    return () => input?.removeEventListener("change", listen);
  }, []);
  useFormReset(own, () => {
    setDraft(null);
    setValue(defaultValue);
  });

  const type = (text: string) => {
    const typed = parseNumber(text);
    setDraft(text);
    const isWithin = typed === null ? text.trim() === "" : clamp(typed, min, max) === typed;
    if (isWithin && typed !== value) setValue(typed);
  };
  const isFixed = control.disabled || props.readOnly === true;
  const stepBy = (direction: 1 | -1, times = 1) => {
    const from = draft === null ? value : parseNumber(draft);
    setDraft(null);
    setValue(stepNumber(from, step * times, direction, min, max));
  };
  const handleKey = (event: KeyboardEvent) => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowUp: () => stepBy(1),
      ArrowDown: () => stepBy(-1),
      PageUp: () => stepBy(1, 10),
      PageDown: () => stepBy(-1, 10),
      // Without bounds these keys stay the caret's.
      Home: min === undefined ? undefined : () => setValue(min),
      End: max === undefined ? undefined : () => setValue(max),
    };
    const move = moves[event.key];
    if (!move || isFixed || event.altKey || event.ctrlKey || event.metaKey) return;
    // A selection is made with these keys too.
    if (event.shiftKey) return;
    event.preventDefault();
    setDraft(null);
    move();
  };
  const renderStep = (direction: 1 | -1, label: string, icon: ReactNode) => {
    const isAtEnd =
      value !== null &&
      (direction === 1 ? value >= (max ?? Infinity) : value <= (min ?? -Infinity));
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-controls={control.id}
        className={styles.step}
        disabled={isFixed || isAtEnd}
        onClick={() => stepBy(direction)}
      >
        {icon}
      </button>
    );
  };

  return (
    <ControlBox
      className={joinClasses(styles.root, props.className)}
      style={props.style}
      size={props.size}
      invalid={control["aria-invalid"]}
      disabled={control.disabled}
    >
      <input
        {...pickData(props)}
        {...control}
        ref={mergedRef}
        type="text"
        inputMode={step % 1 === 0 && (min ?? -1) >= 0 ? "numeric" : "decimal"}
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-label={props["aria-label"]}
        autoComplete="off"
        name={props.name}
        placeholder={props.placeholder}
        readOnly={props.readOnly}
        className={box.control}
        value={draft ?? (value === null ? "" : String(value).replace(".", texts.point))}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={props.onBlur}
      />
      {props.end != null && <span className={styles.end}>{props.end}</span>}
      {!props.hideSteps && (
        <span className={styles.steps}>
          {renderStep(-1, texts.decrease, <Minus />)}
          {renderStep(1, texts.increase, <Plus />)}
        </span>
      )}
    </ControlBox>
  );
}
