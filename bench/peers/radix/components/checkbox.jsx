import { Checkbox } from "radix-ui";

export const Example = () => (
  <>
    <Checkbox.Root id="vegetarian" defaultChecked="indeterminate">
      <Checkbox.Indicator>✓</Checkbox.Indicator>
    </Checkbox.Root>
    <label htmlFor="vegetarian">Vegetarian</label>
  </>
);
