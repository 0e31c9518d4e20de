"use client";

import type { ReactNode } from "react";
import { Slider as Base } from "@base-ui/react/slider";
import { joinClasses } from "../behaviours/class-names.ts";
import {
  useFieldControl,
  useFieldLabelId,
  type FieldControlProps,
} from "../field/field-context.ts";
import styles from "./slider.module.css";

export interface SliderTick {
  value: number;
  label?: ReactNode;
}

interface SliderBaseProps extends FieldControlProps {
  /** Default 0. Specification, section 9. */
  min?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  name?: string | undefined;
  /** Marks under the track. */
  ticks?: readonly SliderTick[] | undefined;
  /** Shows the value over the thumb. Default `false`. */
  showValue?: boolean | undefined;
  /** The value as it is shown and read out. */
  format?: Intl.NumberFormatOptions | undefined;
  className?: string | undefined;
  "aria-label"?: string | undefined;
  /** Names of the two thumbs of a range. */
  thumbLabels?: readonly [string, string] | undefined;
}

export type SliderProps<Value extends number | readonly [number, number] = number> =
  SliderBaseProps & {
    /** A number, or two for a range. */
    value?: Value | undefined;
    defaultValue?: Value | undefined;
    /** On every move. */
    onValueChange?: ((value: Value) => void) | undefined;
    /** When the thumb is let go. */
    onValueCommitted?: ((value: Value) => void) | undefined;
  };

/** One or two thumbs on a track. Specification, section 9: 0 to 100, step 1. */
export function Slider<Value extends number | readonly [number, number] = number>(
  props: SliderProps<Value>,
) {
  const { min = 0, max = 100, step = 1, ticks, showValue = false, thumbLabels } = props;
  const control = useFieldControl(props);
  const fieldLabelId = useFieldLabelId();
  const isRange = Array.isArray(props.value ?? props.defaultValue);
  const labelledBy = props["aria-label"] ? undefined : fieldLabelId;
  return (
    <Base.Root
      id={control.id}
      className={joinClasses(styles.root, props.className)}
      aria-labelledby={labelledBy}
      aria-label={props["aria-label"]}
      min={min}
      max={max}
      step={step}
      name={props.name}
      disabled={control.disabled}
      format={props.format}
      value={props.value as number | undefined}
      defaultValue={props.defaultValue as number | undefined}
      onValueChange={(value) => props.onValueChange?.(value as unknown as Value)}
      onValueCommitted={(value) => props.onValueCommitted?.(value as unknown as Value)}
      data-ticks={ticks ? true : undefined}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          {(isRange ? [0, 1] : [0]).map((index) => (
            <Base.Thumb
              key={index}
              index={index}
              className={styles.thumb}
              aria-label={isRange ? thumbLabels?.[index] : props["aria-label"]}
              aria-labelledby={isRange && thumbLabels ? undefined : labelledBy}
              aria-describedby={control["aria-describedby"]}
            >
              {showValue && (
                <Base.Value className={styles.value} aria-hidden="true">
                  {(formatted) => formatted[index]}
                </Base.Value>
              )}
            </Base.Thumb>
          ))}
        </Base.Track>
      </Base.Control>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick.value}
              className={styles.tick}
              style={{ insetInlineStart: `${((tick.value - min) / (max - min)) * 100}%` }}
            >
              {tick.label ?? tick.value}
            </span>
          ))}
        </div>
      )}
    </Base.Root>
  );
}
