export {
  ValidationField,
  type ValidationControl,
  type ValidationFieldProps,
} from "./validation-field.tsx";
