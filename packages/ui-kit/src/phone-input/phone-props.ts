import type { Ref } from "react";
import type { CountryCode } from "libphonenumber-js/min";
import type { FieldControlProps } from "../field/field-context.ts";
import type { Texts } from "../locale/locale.ts";

/** What is known of the number beside its digits. */
export interface PhoneState {
  /** The chosen country, ISO 3166-1 alpha-2. */
  country: CountryCode;
  /** A whole number of the chosen country. */
  isValid: boolean;
}

export interface PhoneInputProps extends FieldControlProps {
  /** A plus and digits (E.164) once the number is whole; an empty field is "". */
  value?: string | undefined;
  /** Uncontrolled: the number at first, `+79991234567`. */
  defaultValue?: string | undefined;
  /** Told the number as it is given out, `+79991234567`, after every change. */
  onValueChange?: ((value: string, state: PhoneState) => void) | undefined;
  /** The chosen country, ISO 3166-1 alpha-2. */
  country?: CountryCode | undefined;
  /** Default `RU`. Specification, section 9. */
  defaultCountry?: CountryCode | undefined;
  /** Told the ISO code of the country that was chosen or confirmed, such as `KZ`. */
  onCountryChange?: ((country: CountryCode) => void) | undefined;
  /**
   * What stands under the field when a number is wrong and the field was left: the short text, the
   * one that asks for the international format, or nothing. Default `short`. Section 5.
   */
  message?: "short" | "extended" | "none" | undefined;
  /** Name in a form, which gets the value with the plus. */
  name?: string | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** Can be read and copied, not changed. Default `false`. */
  readOnly?: boolean | undefined;
  /** Height: s 32, m 40, l 52 px. Default `m`. */
  size?: "s" | "m" | "l" | undefined;
  /** Told when the focus leaves the control. */
  onBlur?: (() => void) | undefined;
  /** Accessible name, where no visible label gives one. */
  "aria-label"?: string | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["phoneInput"]> | undefined;
  /** The text field. */
  ref?: Ref<HTMLInputElement> | undefined;
}
