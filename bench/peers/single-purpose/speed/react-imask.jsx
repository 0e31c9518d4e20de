import { useState } from "react";
import { IMaskInput } from "react-imask";

export function Example() {
  const [value, setValue] = useState("");
  return (
    <IMaskInput mask="+{7} 000 000-00-00" value={value} onAccept={setValue} aria-label="Phone" />
  );
}
