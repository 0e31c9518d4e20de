export { useField } from "./use-field.ts";
export { useForm, useFormState } from "./use-form.ts";
export { useFormProps } from "./use-form-props.ts";
