export { phoneNumberRule } from "./phone-number.rule.ts";
export {
  ValidationField,
  type ValidationControl,
  type ValidationFieldProps,
} from "./validation-field.tsx";
