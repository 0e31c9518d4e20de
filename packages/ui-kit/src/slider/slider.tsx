"use client";

import {
  useRef,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import {
  useFieldControl,
  useFieldLabelId,
  type FieldControlProps,
} from "../field/field-context.ts";
import { sliderTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { boundThumb, moveByKey, moveThumb, snap, toShare } from "./slider-model.ts";
import { useSliderDrag } from "./use-slider-drag.ts";
import styles from "./slider.module.css";

export interface SliderTick {
  value: number;
  label?: ReactNode;
}

type RootProps = Omit<
  ComponentProps<"div">,
  keyof FieldControlProps | "defaultValue" | "onChange" | "children"
>;

export interface SliderBaseProps extends RootProps, FieldControlProps {
  /** Default 0. Specification, section 9. */
  min?: number | undefined;
  /** Default 100. Specification, section 9. */
  max?: number | undefined;
  /** Default 1. Specification, section 9. */
  step?: number | undefined;
  /** Name in a form; a range is sent as two values of this name. */
  name?: string | undefined;
  /** Marks under the track. */
  ticks?: readonly SliderTick[] | undefined;
  /** Shows the value over the thumb. Default `false`. */
  showValue?: boolean | undefined;
  /** The value as it is shown and read out. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Names of the two thumbs of a range. Default 'From' and 'To' in the language of the kit. */
  thumbLabels?: readonly [string, string] | undefined;
}

export type SliderValue = number | readonly [number, number];

export type SliderProps<Value extends SliderValue = number> = SliderBaseProps & {
  /** A number, or two for a range. */
  value?: Value | undefined;
  /** Default `min`. */
  defaultValue?: Value | undefined;
  /** On every move. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** When the thumb is let go, and after each key. */
  onValueCommitted?: ((value: Value) => void) | undefined;
};

/** Thumbs nearer to each other than this share of the track have one bubble for both values. */
const MERGED_SHARE = 0.25;

function showRange(numbers: Intl.NumberFormat, [from = 0, to = from]: readonly number[]): string {
  return from === to ? numbers.format(from) : numbers.formatRange(from, to);
}

/** One or two thumbs on a track. Specification, section 9: 0 to 100, step 1. */
export function Slider<Value extends SliderValue = number>(props: SliderProps<Value>) {
  const { min = 0, max = 100, step = 1, ticks, showValue, format, thumbLabels, ...others } = props;
  const texts = useSection("slider", sliderTexts);
  const { value: given, defaultValue = min as Value, onValueChange, ...withCommit } = others;
  const { onValueCommitted, name, required: _, disabled: __, ...rest } = withCommit;
  const control = useFieldControl({ ...props, id: undefined });
  const fieldLabelId = useFieldLabelId();
  const code = useLanguage();
  const firstInput = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlled<Value>(given, defaultValue, onValueChange);
  useFormReset(firstInput, () => setValue(defaultValue));
  const values: readonly number[] = typeof value === "number" ? [value] : value;
  const isRange = values.length > 1;
  const scale = { min, max, step };
  const shares = values.map((number) => toShare(number, scale));
  const labelledBy = props["aria-label"] ? undefined : (props["aria-labelledby"] ?? fieldLabelId);
  const numbers = new Intl.NumberFormat(code, format);
  const show = (number: number) => numbers.format(number);
  const names = isRange ? (thumbLabels ?? [texts.from, texts.to]) : undefined;
  const [first = 0, last = first] = shares;
  const isMerged = showValue === true && isRange && last - first < MERGED_SHARE;

  const toValue = (numbers: readonly number[]) =>
    (isRange ? numbers : numbers[0]) as unknown as Value;
  const move = (numbers: readonly number[]) => setValue(toValue(numbers));
  const commit = (numbers: readonly number[]) => onValueCommitted?.(toValue(numbers));
  const settle = (index: number, to: number) => {
    const next = moveThumb(values, index, to);
    if (next[index] === values[index]) return;
    move(next);
    commit(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = isRightToLeft(event.currentTarget);
    const to = moveByKey(values[index] ?? min, event.key, scale, isRtl);
    if (to === undefined) return;
    event.preventDefault();
    settle(index, to);
  };
  const drag = useSliderDrag({ ...scale, values, disabled: control.disabled, move, commit });

  return (
    <div
      {...rest}
      // The thumbs have the name; around two of them it is the group's too.
      role={isRange ? "group" : undefined}
      aria-label={isRange ? props["aria-label"] : undefined}
      aria-labelledby={isRange ? labelledBy : undefined}
      aria-describedby={undefined}
      aria-invalid={undefined}
      className={joinClasses(styles.root, rest.className)}
      style={
        {
          ...rest.style,
          "--from": isRange ? shares[0] : 0,
          "--to": shares.at(-1),
        } as CSSProperties
      }
      data-disabled={control.disabled || undefined}
      data-ticks={ticks ? true : undefined}
    >
      <div {...drag} className={styles.control}>
        <div className={styles.track}>
          <div className={styles.indicator} />
          {values.map((number, index) => (
            <div
              key={index}
              className={styles.thumb}
              style={{ "--at": shares[index] } as CSSProperties}
              data-thumb={index}
            >
              <input
                ref={index === 0 ? firstInput : undefined}
                id={index === 0 ? control.id : undefined}
                type="range"
                {...boundThumb(values, index, scale)}
                name={name}
                value={number}
                disabled={control.disabled}
                aria-label={names ? names[index] : props["aria-label"]}
                aria-labelledby={names ? undefined : labelledBy}
                aria-describedby={control["aria-describedby"]}
                aria-invalid={control["aria-invalid"]}
                aria-valuetext={format && show(number)}
                className={styles.input}
                onKeyDown={(event) => handleKey(event, index)}
                // Screen readers and voice control set the value of the input itself.
                onChange={(event) => settle(index, snap(event.currentTarget.valueAsNumber, scale))}
              />
              {showValue && !isMerged && (
                <span className={styles.value} aria-hidden="true">
                  {show(number)}
                </span>
              )}
            </div>
          ))}
          {isMerged && (
            <span
              className={joinClasses(styles.value, styles.merged)}
              style={{ "--at": (first + last) / 2 } as CSSProperties}
              aria-hidden="true"
            >
              {showRange(numbers, values)}
            </span>
          )}
        </div>
      </div>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick.value}
              className={styles.tick}
              style={{ insetInlineStart: `${toShare(tick.value, scale) * 100}%` }}
            >
              {tick.label ?? show(tick.value)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
