import "react-phone-number-input/style.css";
import PhoneInput from "react-phone-number-input";
import flags from "react-phone-number-input/flags";
import { useState } from "react";

export function Example() {
  const [value, setValue] = useState();
  return (
    <PhoneInput
      international
      defaultCountry="RU"
      flags={flags}
      value={value}
      onChange={setValue}
      aria-label="Phone"
    />
  );
}
