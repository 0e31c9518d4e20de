import "react-day-picker/style.css";
import { DayPicker } from "react-day-picker";
import { useState } from "react";

const today = new Date();

export function Example() {
  const [range, setRange] = useState();
  return (
    <DayPicker
      mode="range"
      selected={range}
      onSelect={setRange}
      numberOfMonths={2}
      disabled={{ before: today }}
    />
  );
}
