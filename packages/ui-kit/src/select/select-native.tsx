"use client";

import { useRef } from "react";
import { ChevronsUpDown } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import type { useFieldControl } from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import { ControlBox } from "../input/control-box.tsx";
import type { Texts } from "../locale/locale.ts";
import type { SelectBaseProps } from "./select-props.ts";
import type { SelectState } from "./use-select.ts";
import styles from "./select.module.css";

interface SelectNativeProps {
  props: SelectBaseProps;
  select: SelectState;
  control: ReturnType<typeof useFieldControl>;
  texts: Texts["select"];
  onReset: () => void;
}

/** The system's own list, which phones draw better than any page can. */
export function SelectNative({ props, select, control, texts, onReset }: SelectNativeProps) {
  const { all, chosen } = select;
  const own = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRefs<HTMLElement>(own, props.ref);
  useFormReset(own, onReset);
  const groups: { header: string | undefined; from: number; to: number }[] = [];
  all.forEach((row, index) => {
    const isNew = row.isHeader || groups.length === 0;
    if (isNew) groups.push({ header: row.isHeader ? row.text : undefined, from: index, to: index });
    const group = groups.at(-1);
    if (group) group.to = index + 1;
  });
  const options = (from: number, to: number) =>
    all.slice(from, to).map(
      (row, index) =>
        !row.isHeader && (
          <option key={from + index} value={String(row.value)} disabled={row.isDisabled}>
            {row.text}
          </option>
        ),
    );
  return (
    <ControlBox
      className={joinClasses(styles.native, props.className)}
      style={props.style}
      size={props.size}
      invalid={control["aria-invalid"]}
      disabled={control.disabled}
    >
      <select
        {...pickData(props)}
        {...control}
        ref={mergedRef}
        name={props.name}
        aria-label={props["aria-label"]}
        aria-labelledby={props["aria-labelledby"]}
        className={box.control}
        data-empty={chosen.length === 0 || undefined}
        value={String(chosen[0]?.value ?? "")}
        onBlur={props.onBlur}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const row = all.find(
            (candidate) => !candidate.isHeader && String(candidate.value) === value,
          );
          if (row) select.choose(row);
          else select.setValues([]);
        }}
      >
        <option value="" disabled={control.required} hidden={control.required}>
          {props.placeholder ?? texts.placeholder}
        </option>
        {groups.map((group) =>
          group.header === undefined ? (
            options(group.from, group.to)
          ) : (
            <optgroup key={group.from} label={group.header}>
              {options(group.from, group.to)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronsUpDown />
    </ControlBox>
  );
}
