export { PhoneInput } from "./phone-input.tsx";
export { phoneNumberRule } from "./phone-number.rule.ts";
export type { PhoneInputProps, PhoneState } from "./phone-props.ts";
export type { Country } from "./countries.ts";
