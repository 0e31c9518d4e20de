export {
  ValidationField,
  type ValidationControl,
  type ValidationFieldProps,
} from "./validation-field.tsx";
export { useLeaving, type FocusHandlers } from "./use-leaving.ts";
