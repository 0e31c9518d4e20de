export { DatePicker } from "./date-picker.tsx";
export type { DatePickerOwnProps, DatePickerProps } from "./date-picker-props.ts";
