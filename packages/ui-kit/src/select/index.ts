export { Select } from "./select.tsx";
export type { SelectProps } from "./select-props.ts";
export type { SelectValue } from "./select-model.ts";
