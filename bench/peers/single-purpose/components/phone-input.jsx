import "react-phone-number-input/style.css";
import PhoneInput, { isValidPhoneNumber } from "react-phone-number-input";
import flags from "react-phone-number-input/flags";
import { useState } from "react";

export function Example() {
  const [value, setValue] = useState();
  return (
    <>
      <label htmlFor="phone">Phone</label>
      <PhoneInput
        id="phone"
        international
        limitMaxLength
        defaultCountry="RU"
        flags={flags}
        value={value}
        onChange={setValue}
        aria-invalid={value !== undefined && !isValidPhoneNumber(value)}
      />
    </>
  );
}
