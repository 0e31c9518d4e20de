import "react-international-phone/style.css";
import { useState } from "react";
import { PhoneInput } from "react-international-phone";

export function Example() {
  const [value, setValue] = useState("");
  return <PhoneInput defaultCountry="ru" value={value} onChange={setValue} />;
}
