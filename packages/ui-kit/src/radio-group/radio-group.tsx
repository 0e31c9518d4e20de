"use client";

import { useId, useRef, type ComponentProps, type ReactNode, type Ref } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import { boxClass, ChoiceLabel } from "../checkbox/choice.tsx";
import {
  useFieldControl,
  useFieldLabelId,
  type FieldControlProps,
} from "../field/field-context.ts";
import { RadioContext, useRadioState } from "./radio-context.ts";
import styles from "./radio-group.module.css";

export interface RadioGroupProps<Value extends string = string> extends FieldControlProps {
  /** Controlled: the chosen option's value, or null for none. */
  value?: Value | null | undefined;
  /** Uncontrolled: the value chosen at first. Default: none. */
  defaultValue?: Value | null | undefined;
  /** Told the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name in a form; by default made up. */
  name?: string | undefined;
  /** `none` leaves the layout to `className`. Default `vertical`. */
  orientation?: "vertical" | "horizontal" | "none" | undefined;
  /** The `Radio`s. */
  children: ReactNode;
  /** Accessible name, where no visible label gives one. */
  "aria-label"?: string | undefined;
  /** Id of the element that names it, where no `Field` does. */
  "aria-labelledby"?: string | undefined;
  /** The group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a few options, all in sight; native radios underneath. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { orientation = "vertical", defaultValue = null, children } = props;
  const control = useFieldControl(props);
  const fieldLabelId = useFieldLabelId();
  const ownName = useId();
  const anchor = useRef<HTMLInputElement>(null);
  const [value, choose] = useControlled<Value | null>(props.value, defaultValue, (next) => {
    if (next !== null) props.onValueChange?.(next);
  });
  useFormReset(anchor, () => choose(defaultValue));
  const state = {
    name: props.name ?? ownName,
    value,
    choose: choose as (value: string) => void,
    required: control.required,
    disabled: control.disabled,
  };
  return (
    <div
      {...pickData(props)}
      ref={props.ref}
      id={control.id}
      role="radiogroup"
      aria-required={control.required || undefined}
      aria-invalid={control["aria-invalid"]}
      aria-describedby={control["aria-describedby"]}
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-labelledby"] ?? (props["aria-label"] ? undefined : fieldLabelId)}
      className={joinClasses(styles.group, props.className)}
      style={props.style}
      data-orientation={orientation}
    >
      {/* Knows the form, so that its reset is heard. */}
      <input ref={anchor} type="hidden" disabled />
      <RadioContext value={state}>{children}</RadioContext>
    </div>
  );
}

export interface RadioProps extends Omit<
  ComponentProps<"input">,
  "type" | "name" | "checked" | "defaultChecked" | "size"
> {
  /** What is chosen, and sent in a form, by this option. */
  value: string;
  /** The option's words. */
  children: ReactNode;
  /** A quiet second line. */
  description?: ReactNode;
  /** `card` draws a frame around the option. Default `plain`. */
  look?: "plain" | "card" | undefined;
}

/** One option of a RadioGroup. `className` and `style` go to the label, the rest to the radio. */
export function Radio(props: RadioProps) {
  const { value, children, description, disabled, look, className, style, ...rest } = props;
  const group = useRadioState();
  const isDisabled = disabled ?? group.disabled;
  return (
    <ChoiceLabel
      box={
        <input
          {...rest}
          type="radio"
          name={group.name}
          value={value}
          checked={group.value === value}
          required={group.required}
          disabled={isDisabled}
          className={joinClasses(boxClass, styles.input)}
          onChange={(event) => {
            rest.onChange?.(event);
            group.choose(value);
          }}
        />
      }
      description={description}
      disabled={isDisabled}
      className={joinClasses(styles.option, className)}
      style={style}
      data-look={look}
    >
      {children}
    </ChoiceLabel>
  );
}
