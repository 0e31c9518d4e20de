import { NumberField } from "@base-ui/react/number-field";

export const Example = () => (
  <NumberField.Root id="seats" min={1} max={20} step={1} defaultValue={2}>
    <label htmlFor="seats">Seats</label>
    <NumberField.Group>
      <NumberField.Decrement>-</NumberField.Decrement>
      <NumberField.Input />
      <NumberField.Increment>+</NumberField.Increment>
    </NumberField.Group>
  </NumberField.Root>
);
