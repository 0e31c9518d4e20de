import { Label, Radio, RadioGroup, Text } from "react-aria-components";

export const Example = () => (
  <RadioGroup name="payment" defaultValue="card">
    <Label>Payment</Label>
    <Radio value="card">Card</Radio>
    <Radio value="sbp">SBP</Radio>
    <Text slot="description">At once</Text>
  </RadioGroup>
);
