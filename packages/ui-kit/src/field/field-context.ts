"use client";

import { createContext, use, useId, type AriaAttributes, type CSSProperties } from "react";

/** What a field tells the control inside it. */
export interface FieldState {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** Props of a control that a field may give or complete; its look goes to the box around it. */
export interface FieldControlProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

/** A control's own ids and states, completed by the field around it, if there is one. */
export function useFieldControl(props: FieldControlProps) {
  const field = use(FieldContext);
  const ownId = useId();
  const describedBy = [props["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  return {
    id: props.id ?? field?.controlId ?? ownId,
    required: props.required ?? field?.required ?? false,
    disabled: props.disabled ?? field?.disabled ?? false,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field?.invalid ? true : undefined),
  };
}

/** Id of the field's label, for controls that a `<label for>` can't name (groups, listboxes). */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}
