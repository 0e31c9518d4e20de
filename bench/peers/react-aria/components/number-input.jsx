import { Button, Group, Input, Label, NumberField } from "react-aria-components";

export const Example = () => (
  <NumberField minValue={1} maxValue={20} step={1} defaultValue={2}>
    <Label>Seats</Label>
    <Group>
      <Button slot="decrement">-</Button>
      <Input />
      <Button slot="increment">+</Button>
    </Group>
  </NumberField>
);
