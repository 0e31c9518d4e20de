export type { TickProps } from "./choice.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox.tsx";
