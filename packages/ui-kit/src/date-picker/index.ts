export { DatePicker } from "./date-picker.tsx";
export { describePattern, formatTyped, readTyped, type DatePart } from "./typed-date.ts";
export type { DatePickerOwnProps, DatePickerProps } from "./date-picker-props.ts";
