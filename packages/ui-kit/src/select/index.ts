export { Select } from "./select.tsx";
export type {
  ClearableProps,
  MultipleProps,
  SelectBaseProps,
  SelectProps,
  SingleProps,
} from "./select-props.ts";
export type { SelectKeys, SelectValue } from "./select-model.ts";
