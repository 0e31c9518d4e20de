export {
  ValidationField,
  type ValidationControl,
  type ValidationFieldProps,
} from "./validation-field.tsx";
export { useLeaving } from "./use-leaving.ts";
