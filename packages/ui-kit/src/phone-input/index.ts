export { PhoneInput } from "./phone-input.tsx";
export type { PhoneInputProps, PhoneState } from "./phone-props.ts";
export type { Country } from "./countries.ts";
