export { Field, type FieldProps } from "./field.tsx";
export { useFieldControl, useFieldLabelId, type FieldControlProps } from "./field-context.ts";
export { FieldCounter, type FieldCounterProps } from "./field-counter.tsx";
