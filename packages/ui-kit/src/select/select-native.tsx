"use client";

import { ChevronsUpDown } from "lucide-react";
import { joinClasses } from "../behaviours/class-names.ts";
import type { useFieldControl } from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import type { Texts } from "../locale/locale.ts";
import type { SelectBaseProps } from "./select-props.ts";
import type { SelectState } from "./use-select.ts";
import styles from "./select.module.css";

interface SelectNativeProps {
  props: SelectBaseProps;
  select: SelectState;
  control: ReturnType<typeof useFieldControl>;
  texts: Texts["select"];
}

/** The system's own list, which phones draw better than any page can. */
export function SelectNative({ props, select, control, texts }: SelectNativeProps) {
  const { all, values, chosen } = select;
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
          <option key={from + index} value={from + index} disabled={row.isDisabled}>
            {row.text}
          </option>
        ),
    );
  const index = all.findIndex((row) => !row.isHeader && values.includes(row.value));
  return (
    <span
      className={joinClasses(box.box, styles.native, props.className)}
      data-size={props.size ?? "m"}
      data-invalid={control["aria-invalid"] || undefined}
      data-disabled={control.disabled || undefined}
    >
      <select
        {...control}
        aria-label={props["aria-label"]}
        aria-labelledby={props["aria-labelledby"]}
        className={box.control}
        data-empty={chosen.length === 0 || undefined}
        value={index < 0 ? "" : index}
        onBlur={props.onBlur}
        onChange={(event) => {
          if (event.currentTarget.value === "") select.setValues([]);
          else select.choose(all[Number(event.currentTarget.value)]);
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
      <ChevronsUpDown aria-hidden="true" />
    </span>
  );
}
