"use client";

import { useRef } from "react";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import type { SelectValue } from "./select-model.ts";

interface SelectFormValueProps {
  name: string | undefined;
  required: boolean;
  disabled: boolean;
  multiple: boolean;
  values: readonly SelectValue[];
  onReset: () => void;
  onFocus: () => void;
}

/** A native select that only the form sees: name, `required`, reset. */
export function SelectFormValue(props: SelectFormValueProps) {
  const { name, required, disabled, multiple, values } = props;
  const own = useRef<HTMLSelectElement>(null);
  useFormReset(own, props.onReset);
  const chosen = values.map(String);
  return (
    <select
      // Drawn anew for each choice, so that the browser's own reset finds nothing to undo.
      key={chosen.join("\n")}
      ref={own}
      aria-hidden="true"
      tabIndex={-1}
      className={hidden.hidden}
      name={name}
      required={required}
      disabled={disabled}
      multiple={multiple}
      defaultValue={multiple ? chosen : (chosen[0] ?? "")}
      onFocus={props.onFocus}
    >
      {!multiple && <option value="" />}
      {chosen.map((value) => (
        <option key={value} value={value} />
      ))}
    </select>
  );
}
