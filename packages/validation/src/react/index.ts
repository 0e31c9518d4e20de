export { useField } from "./use-field.ts";
export { useFieldValue } from "./use-field-value.ts";
export { useForm, useFormState } from "./use-form.ts";
export { useFormProps } from "./use-form-props.ts";
