"use client";

import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  type AriaAttributes,
  type CSSProperties,
} from "react";

/** What a field tells the control inside it. */
export interface FieldState {
  controlId: string;
  /** Hears of a control's own id, so that the label points at it; `undefined` when it is gone. */
  adoptId: (id: string | undefined) => void;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** Props of a control that a field may give or complete; its look goes to the box around it. */
export interface FieldControlProps {
  /** Class of the root element, added to its own. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
  /** Id of the control, which the field's label points at. */
  id?: string | undefined;
  /** Whether an answer is needed. Default: as the field says. */
  required?: boolean | undefined;
  /** Whether it takes no input and is not sent. Default: as the field says. */
  disabled?: boolean | undefined;
  /** Ids of further descriptions, beside the field's hint and error. */
  "aria-describedby"?: string | undefined;
  /** Whether the value is wrong. Default: whether the field has an error. */
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

/** A control's own ids and states, completed by the field around it, if there is one. */
export function useFieldControl(props: FieldControlProps) {
  const field = use(FieldContext);
  const ownId = useId();
  const adoptId = field?.adoptId;
  useLayoutEffect(() => {
    if (props.id === undefined) return undefined;
    adoptId?.(props.id);
    return () => adoptId?.(undefined);
  }, [adoptId, props.id]);
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
